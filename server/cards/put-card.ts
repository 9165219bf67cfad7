import { deadlines } from '#contract/deadlines.ts'
import { runningPhases } from '#contract/jobs.ts'
import { paths } from '#contract/paths.ts'
import { creditFor } from '#contract/pledge.ts'
import { settings } from '#contract/settings.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { RequestRow } from '../asking/queries.ts'
import type { Deed } from '../core/deed.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import type { Services } from '../core/services.ts'
import type { JobRow } from '../deals/job-queries.ts'
import { lockDeal } from '../deals/lock-deal.ts'
import { noteSamePeople } from '../deals/note-same-people.ts'
import type { Claim } from '../deals/policy.ts'
import { lockCredits, reserveCredit } from '../payments/credits.ts'
import { letOpenPageGo } from '../payments/end-holds.ts'
import { findFleetCheck } from '../payments/fleet-checks.ts'
import { findTermsJob } from '../payments/fleet-terms.ts'
import { findHolds, type HoldRow, insertHold, isOfAgreed, waitsForCard } from '../payments/holds.ts'
import type { Tx } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { openPage } from './open-page.ts'
import { type CardPlace, keepAsking, marksOf, refuseAfterFailures } from './tried-cards.ts'

/**
 * The customer puts a card on an accepted job (money §2): the job runs already and goes on whatever comes of it. The wish is
 * written first, with what a credit of the customer's pays of the price, then the processor is asked for its page; asked twice, it is the same page.
 * A page that shows another price than is agreed by now is closed, and one for that price opens. Everybody who looks at the job
 * hears of it: whoever comes back from the page without a card reads the same as whoever never saw it.
 */
export async function putCard(
  services: Services,
  deed: Deed,
  claim: Claim,
  jobId: string,
  origin: string,
  place: CardPlace,
): Promise<{ url: string }> {
  const { cards } = services
  const hold = await deed.transaction(async (tx) => {
    const { request, job } = await lockDeal(tx, claim, { jobId })
    if (!cards) throw new Refusal('wrong_state', refusals.payments.cardsOff)
    if (await findTermsJob(tx, jobId)) throw new Refusal('wrong_state', refusals.payments.onTerms)
    if (await findFleetCheck(tx, jobId)) throw new Refusal('wrong_state', refusals.payments.byCheck)
    if (job.comeback_of !== null) throw new Refusal('wrong_state', refusals.payments.comeback)
    const marks = marksOf(services.linkKey, { ...place, phone: request.customer_phone })
    await refuseAfterFailures(tx, marks, deed.now)
    await noteSamePeople(tx, job.id, place.device)
    const hold =
      (await findOpen(tx, job, deed.now)) ?? (await askForCard(tx, request, job, origin, deed.now))
    await keepAsking(tx, hold.id, marks, deed.now)
    return hold
  })
  const url = cards && (await openPage({ ...services, cards }, hold.id))
  if (url) return { url }
  throw new Refusal('unavailable', refusals.payments.noAnswer)
}

/** The hold that waits for a card; what is held stands, and takes no second card. */
async function findOpen(tx: Tx, job: JobRow, now: Date): Promise<Pick<HoldRow, 'id'> | undefined> {
  const holds = await findHolds(tx, job.id)
  const agreed = holds.filter(isOfAgreed)
  if (holds.some(({ state }) => ['held', 'capturing', 'captured'].includes(state)))
    throw new Refusal('payment_started', refusals.payments.started)
  if (!isUnderWay(job)) throw new Refusal('wrong_state', refusals.payments.jobOver)
  const waiting = agreed.find(waitsForCard)
  const isOfPrice = waiting && waiting.cents + waiting.credit_cents === job.price_cents
  if (waiting && !isOfPrice) await letOpenPageGo(tx, job.id, now)
  const open = isOfPrice ? waiting : undefined
  if (!open && agreed.length >= settings.cards.most)
    throw new Refusal('wrong_state', refusals.payments.tooMany)
  return open && { id: open.id }
}

const isUnderWay = ({ phase }: JobRow): boolean => runningPhases.includes(phase)

/** May a card be put on this job at all? */
export const takesCard = (job: JobRow): boolean =>
  isUnderWay(job) && job.comeback_of === null && job.price_cents >= settings.cards.leastCents

async function askForCard(tx: Tx, request: RequestRow, job: JobRow, origin: string, now: Date) {
  if (!takesCard(job)) throw new Refusal('wrong_state', refusals.payments.tooLittle)
  const credits = await lockCredits(tx, job.id)
  const left = credits.reduce((sum, credit) => sum + credit.left, 0)
  const credit_cents = creditFor(job.price_cents, left)
  const { id } = await insertHold(tx, {
    job_id: job.id,
    kind: 'agreed',
    cents: job.price_cents - credit_cents,
    credit_cents,
    // The address of a link holds its token behind a `#`; the processor gets none of it.
    back_to: `${origin}${paths.bids(request.id)}?card=back`,
    asked_at: now,
    answer_by: new Date(now.getTime() + deadlines.cardAnswer(request.urgency)),
    look_at: new Date(now.getTime() + settings.cards.lookMs),
  })
  await reserveCredit(tx, credits, id, credit_cents)
  await recordOfDeal(tx, 'payment_opened', { request, job })
  return { id }
}
