import { paths } from '#contract/paths.ts'
import { centsOf } from '#contract/primitives.ts'
import { settings } from '#contract/settings.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { RequestRow } from '../asking/queries.ts'
import type { Deed } from '../core/deed.ts'
import type { Services } from '../core/services.ts'
import type { JobRow } from '../deals/job-queries.ts'
import { lockDeal } from '../deals/lock-deal.ts'
import { noteSamePeople } from '../deals/note-same-people.ts'
import type { Claim } from '../deals/policy.ts'
import { changeHold, findHolds, type HoldRow, insertHold, waitsForCard } from '../payments/holds.ts'
import { findTips } from '../payments/tips.ts'
import type { Tx } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { openPage } from './open-page.ts'
import { settleHold } from './settle-hold.ts'
import { type CardPlace, keepAsking, marksOf, refuseAfterFailures } from './tried-cards.ts'

const { answerMs, withinMs, most } = settings.tips

/**
 * The customer gives a tip for a job that is over (money §7): on the card that has paid for it, at once; without one, or where
 * its bank says no, on the processor's page. It is all the provider's. Nobody is ever asked before the job has closed.
 */
export async function tipJob(
  services: Services,
  deed: Deed,
  claim: Claim,
  jobId: string,
  amount: string,
  origin: string,
  place: CardPlace,
): Promise<{ url: string | null }> {
  const { cards } = services
  const cents = centsOf(amount) ?? 0
  const hold = await deed.transaction(async (tx) => {
    const { request, job } = await lockDeal(tx, claim, { jobId })
    if (!cards) throw new Refusal('wrong_state', refusals.payments.cardsOff)
    if (!takesTip(job, deed.now)) throw new Refusal('wrong_state', refusals.payments.tipOver)
    const before = await findTips(tx, jobId)
    if (before.some(isGiven)) throw new Refusal('payment_started', refusals.payments.tipGiven)
    if (cents === 0) {
      await letPagesGo(tx, before, deed.now)
      await tx.updateTable('jobs').set({ no_tip_at: deed.now }).where('id', '=', jobId).execute()
      return null
    }
    const marks = marksOf(services.linkKey, { ...place, phone: request.customer_phone })
    await refuseAfterFailures(tx, marks, deed.now)
    await noteSamePeople(tx, jobId, place.device)
    const hold = await wish(tx, { request, job, before, cents, origin, at: deed.now })
    await keepAsking(tx, hold.id, marks, deed.now)
    return hold
  })
  if (!hold || !cards) return { url: null }
  if (!hold.back_to) {
    // Held and taken as far as the processor answers now; the worker does the rest.
    for (let steps = 0; steps < 2; steps++) await settleHold(services, hold.id)
    return { url: null }
  }
  const url = await openPage({ ...services, cards }, hold.id)
  if (url) return { url }
  throw new Refusal('unavailable', refusals.payments.noAnswer)
}

/** Is it over, and not for long? */
export const takesTip = ({ phase, closed_at, comeback_of }: JobRow, now: Date): boolean =>
  phase === 'closed' &&
  comeback_of === null &&
  closed_at !== null &&
  closed_at.getTime() + withinMs > now.getTime()

/** It was taken, or is about to be. */
export const isGiven = ({ state, method }: HoldRow): boolean =>
  ['held', 'capturing', 'captured'].includes(state) || (state === 'creating' && method !== null)

/** The card that has paid for the job; none once its bank has refused a tip on it. */
export async function cardForTip(
  db: Parameters<typeof findHolds>[0],
  jobId: string,
  before: readonly HoldRow[],
): Promise<HoldRow | undefined> {
  const isRefused = before.some(({ state, session }) => state === 'failed' && session === null)
  if (isRefused) return undefined
  return (await findHolds(db, jobId)).findLast(
    ({ state, customer, method }) => state === 'captured' && customer && method,
  )
}

async function wish(
  tx: Tx,
  of: {
    request: RequestRow
    job: JobRow
    before: readonly HoldRow[]
    cents: number
    origin: string
    at: Date
  },
): Promise<Pick<HoldRow, 'id' | 'back_to'>> {
  const { request, job, before, cents, origin, at } = of
  // Pressed twice it is the same page; another amount is another one.
  const open = before.find(waitsForCard)
  if (open?.cents === cents) return { id: open.id, back_to: open.back_to }
  if (before.length >= most) throw new Refusal('wrong_state', refusals.payments.tooMany)
  await letPagesGo(tx, before, at)
  const known = await cardForTip(tx, job.id, before)
  const { id, back_to } = await insertHold(tx, {
    job_id: job.id,
    kind: 'tip',
    cents,
    technician_id: job.technician_id,
    ...(known
      ? { customer: known.customer, method: known.method }
      : { back_to: `${origin}${paths.bids(request.id)}?card=back` }),
    asked_at: at,
    answer_by: new Date(at.getTime() + answerMs),
    look_at: known ? at : new Date(at.getTime() + settings.cards.lookMs),
  })
  return { id, back_to }
}

async function letPagesGo(tx: Tx, holds: readonly HoldRow[], at: Date): Promise<void> {
  for (const { id } of holds.filter(waitsForCard))
    await changeHold(tx, id, { state: 'releasing', moved_at: at, tries: 0, look_at: at })
}
