import type { CurrentUser } from '#contract/session.ts'
import { providers } from '#contract/words/en/providers.ts'
import { sentenceOf } from '../../../kit/api/api-error.ts'
import { newKey } from '../../../kit/api/call.ts'
import { userKey } from '../../../kit/api/current-user.ts'
import { queryClient } from '../../../kit/api/query-client.ts'
import { isStopped } from '../../../kit/api/stopped.ts'
import { toast } from '../../../kit/ui/toast.ts'
import { keepRefusedBid, type PressedBid } from './refused-bids.ts'

/**
 * Why a bid that was sent from its card is not in. Whoever has stopped it knows. Where it waited for a network nobody may look when
 * the refusal comes, so that it stays until it is read.
 */
export function sayFailed(error: unknown, bid: PressedBid, hasWaited: boolean): void {
  if (isStopped(error)) return
  const { failed: title, failedText } = providers.bid
  const refusal = sentenceOf(error, failedText)
  const by = queryClient.getQueryData<CurrentUser | null>(userKey)?.id
  if (hasWaited && by) void keepRefusedBid({ ...bid, id: newKey(), by, refusal })
  else toast({ title, description: refusal, tone: 'danger' })
}
