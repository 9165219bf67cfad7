import { requestLifecycle } from '#contract/requests.ts'
import { settings } from '#contract/settings.ts'
import { waitingRefusals } from '#contract/words/en/waiting.ts'
import { boardNews } from '../asking/board-card.ts'
import { type RequestRow, setWidened } from '../asking/queries.ts'
import { isInHeadStart, preferredAlone, ringSoFar } from '../asking/waves.ts'
import type { Deed } from '../core/deed.ts'
import { move } from '../core/move.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import type { Tx } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { findPendingOf } from './bid-queries.ts'
import { lockDeal } from './lock-deal.ts'
import type { Claim } from './policy.ts'
import { refuseToDecide } from './standing.ts'

/**
 * Nobody has answered, and the owner asks every shop of the trade within 150 miles at once, whatever its own radius.
 * The waves are over with it. Twice is the same as once.
 */
export async function widenRequest(deed: Deed, claim: Claim, requestId: string): Promise<void> {
  await deed.transaction(async (tx) => {
    const { request, access, by } = await lockDeal(tx, claim, { requestId })
    await refuseToDecide(tx, request, access, claim)
    move(requestLifecycle, 'widen', request.status, by, 'request_not_open')
    if (request.widened_miles !== null) return
    await widen(tx, request, deed)
  })
}

/** Those who have not been asked are asked now, and the waves are over. */
export async function widen(
  tx: Tx,
  request: RequestRow,
  { now, rules }: Pick<Deed, 'now' | 'rules'>,
): Promise<void> {
  if (request.lat === null) throw new Refusal('wrong_state', waitingRefusals.placeUnknown)
  const { miles } = settings.widen
  const next = { ...request, widened_miles: miles, alert_wave: null, next_alert_at: null }
  await setWidened(tx, next, now)
  const [before, after] = [await boardNews(tx, request), await boardNews(tx, next)]
  const known = {
    ...before.reach,
    ring: ringSoFar(request.alert_wave, rules),
    isHeadStart: isInHeadStart(request),
    onlyProviderIds: preferredAlone(request),
  }
  const bidders = await findPendingOf(tx, request.id)
  await recordOfDeal(
    tx,
    'request_widened',
    { request },
    { facts: { miles }, payload: { ...after, known, asked: after.reach, bidders } },
  )
}
