import { trying } from '#contract/words/en/trying.ts'
import { isUnheard, sentenceOf } from './api-error.ts'
import { isStopped } from './stopped.ts'

/**
 * What a deed says that went wrong: the server's sentence, that its reader has stopped it or its answer was lost and it may have been
 * done, or `otherwise` where it cannot have been sent.
 */
export function failureOf(error: unknown, otherwise: string): string {
  if (isStopped(error)) return trying.stopped
  return isUnheard(error) ? trying.mayBeDone : sentenceOf(error, otherwise)
}
