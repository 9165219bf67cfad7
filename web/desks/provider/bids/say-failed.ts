import { providers } from '#contract/words/en/providers.ts'
import { sentenceOf } from '../../../kit/api/api-error.ts'
import { isStopped } from '../../../kit/api/stopped.ts'
import { toast } from '../../../kit/ui/toast.ts'

/** Why a bid that was sent from its card is not in. Whoever has stopped it knows. */
export function sayFailed(error: unknown): void {
  if (isStopped(error)) return
  const { failed: title, failedText } = providers.bid
  toast({ title, description: sentenceOf(error, failedText), tone: 'danger' })
}
