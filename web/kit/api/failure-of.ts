import { trying } from '#contract/words/en/trying.ts'
import { isLate, isNetworkError, sentenceOf } from './api-error.ts'

/**
 * What a deed says that went wrong: the server's sentence, that its answer was lost and it may have been done, or `otherwise`
 * where it cannot have been sent.
 */
export const failureOf = (error: unknown, otherwise: string): string =>
  navigator.onLine && (isNetworkError(error) || isLate(error))
    ? trying.mayBeDone
    : sentenceOf(error, otherwise)
