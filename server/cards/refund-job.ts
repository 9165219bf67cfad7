import type { BodyOf } from '#contract/endpoint.ts'
import { centsOf, decimal } from '#contract/primitives.ts'
import type { refundJob as endpoint, RefundReason, refundAtDesk } from '#contract/refunds.ts'
import { settings } from '#contract/settings.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { User } from '../auth/actor.ts'
import type { Deed } from '../core/deed.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import type { JobDeal } from '../deals/lock-deal.ts'
import { lockOwnJob } from '../deals/lock-own-job.ts'
import { creditable, creditTerms } from '../payments/credit-terms.ts'
import { askRefund, type RefundWish, refundable } from '../payments/refunds.ts'
import { tipRefundable } from '../payments/tips.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { Refusal, wrongField } from '../platform/http/refusal.ts'
import './events.ts'

/** The provider gives back what a card has paid, all of it or a part, for some months after the job (money §7). */
export async function refundJob(
  deed: Deed,
  user: User,
  jobId: string,
  body: BodyOf<typeof endpoint>,
): Promise<GivenBackTo> {
  return deed.transaction(async (tx) => {
    const deal = await lockOwnJob(tx, user, jobId)
    const closed = deal.job.closed_at?.getTime() ?? deed.now.getTime()
    if (closed + settings.refunds.byProviderMs < deed.now.getTime())
      throw new Refusal('wrong_state', refusals.payments.refundOver)
    return giveBack(tx, deal, body, { because: 'provider', by: user.userId, at: deed.now })
  })
}

/** In cents: what of the price of a job can be given back, credited where it is on terms, and with the tip in all. */
async function whatCanGoBack(db: Db | Tx, jobId: string) {
  const onTerms = await creditable(db, jobId)
  const ofPrice = onTerms || (await refundable(db, jobId))
  return { onTerms, ofPrice, most: ofPrice + (await tipRefundable(db, jobId)) }
}

/** In cents, of the price and the tip. */
export const refundableInAll = async (db: Db | Tx, jobId: string): Promise<number> =>
  (await whatCanGoBack(db, jobId)).most

export type GivenBackTo = 'card' | 'terms'

/** What giving back means, whoever decides on it. Gives where it goes: to the card, or off what a fleet owes. */
export async function giveBack(
  tx: Tx,
  deal: JobDeal,
  { amount, reason, seen }: BodyOf<typeof refundAtDesk>,
  { because, by, at }: { because: RefundReason; by: string; at: Date },
): Promise<GivenBackTo> {
  const cents = centsOf(amount) ?? 0
  const { onTerms, ofPrice, most } = await whatCanGoBack(tx, deal.job.id)
  const left = decimal(most)
  if (seen !== undefined && seen !== left)
    throw new Refusal('changed_meanwhile', refusals.desk.refundedMeanwhile({ left }))
  if (most === 0) throw new Refusal('wrong_state', refusals.payments.nothingToRefund)
  if (cents > most) throw wrongField('amount', refusals.payments.refundAtMost({ most: left }))
  const wish = { because, reason, by_user_id: by }
  const first = Math.min(cents, ofPrice)
  if (onTerms > 0) await creditOnTerms(tx, deal, first, wish, at)
  const price =
    onTerms > 0 || first === 0 ? nothing : await askRefund(tx, deal.job.id, first, wish, at)
  // A tip goes back last: it was given for the work, not for the price.
  const tip =
    cents > first ? await askRefund(tx, deal.job.id, cents - first, wish, at, 'tips') : nothing
  if (onTerms > 0 && tip === nothing) return 'terms'
  const card = decimal(price.card + tip.card)
  const credit = price.credit > 0 ? { credit: decimal(price.credit) } : {}
  await recordOfDeal(tx, 'refund_asked', deal, {
    note: reason,
    facts: { ...(price.card + tip.card > 0 && { card }), ...credit },
    payload: { amount: card, ...credit },
  })
  return onTerms > 0 ? 'terms' : 'card'
}

const nothing = { card: 0, credit: 0 }

/** What a fleet owes on terms is not asked of it: no card is about it. */
async function creditOnTerms(
  tx: Tx,
  deal: JobDeal,
  cents: number,
  { because, reason, by_user_id }: RefundWish,
  at: Date,
): Promise<void> {
  await creditTerms(tx, deal.job, cents, { because, disputeId: null, reason, by: by_user_id }, at)
  const amount = decimal(cents)
  await recordOfDeal(tx, 'terms_credited', deal, {
    note: reason,
    facts: { card: amount },
    payload: { amount },
  })
}
