import { may } from '#contract/lifecycle.ts'
import { decimal } from '#contract/primitives.ts'
import { refundLifecycle } from '#contract/refunds.ts'
import { settings } from '#contract/settings.ts'
import { type CardProcessor, CardRefused, type RefundSeen } from '../core/cards/card-processor.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import type { Services } from '../core/services.ts'
import { findJob } from '../deals/job-queries.ts'
import { lockDueJob } from '../deals/lock-deal.ts'
import { triedAgain } from '../payments/carry-out-due.ts'
import { findHold } from '../payments/holds.ts'
import { issueCreditNote } from '../payments/issue-credit-note.ts'
import { postRefund } from '../payments/post-refund.ts'
import { changeRefund, findRefund, lockRefund, type RefundRow } from '../payments/refunds.ts'
import { postTipRefund } from '../payments/tips.ts'
import './events.ts'

const { lookMs } = settings.cards

/** Sends one refund to the processor, outside of any transaction, and writes down what came of it: once, however often it is told. */
export async function settleRefund(services: Services, id: string): Promise<void> {
  const { cards, db, clock, deeds, log } = services
  const refund = await findRefund(db, id)
  const [job, hold] = [
    refund && (await findJob(db, refund.job_id)),
    refund && (await findHold(db, refund.hold_id)),
  ]
  if (!cards || !refund || !job || !hold?.intent || refund.state !== 'asked') return
  // To a credit it goes without the processor.
  let seen: (Omit<RefundSeen, 'id'> & { id: string | null }) | null
  try {
    seen = refund.to_credit ? { id: null, state: 'done' } : await ask(cards, refund, hold.intent)
  } catch (error) {
    log.warn({ err: error, refundId: id }, 'the card processor did not answer')
    await changeRefund(db, id, triedAgain(refund.tries, clock.now()))
    return
  }
  const deed = deeds.own()
  await deed.transaction(async (tx) => {
    const deal = await lockDueJob(tx, job)
    const now = await lockRefund(tx, id)
    if (!deal || now?.state !== 'asked') return
    const over = { ...(seen && { refund: seen.id }), moved_at: deed.now, look_at: null }
    const amount = decimal(refund.cents)
    const about = {
      facts: refund.to_credit ? { credit: amount } : { card: amount },
      payload: { amount, ...(refund.to_credit && { isCredit: true }) },
    }
    if (seen?.state === 'done' && may(refundLifecycle, 'arrive', now.state)) {
      const isOfTip = hold.kind === 'tip'
      if (isOfTip) await postTipRefund(tx, deal.job, now, deed.now)
      const fee_cents = isOfTip ? 0 : await postRefund(tx, deal.job, now, deed.now)
      await changeRefund(tx, id, { state: 'done', fee_cents, ...over })
      // A tip is on no invoice.
      if (!isOfTip) await issueCreditNote(tx, job.id, now.cents, { refund_id: id }, deed.now)
      await recordOfDeal(tx, 'payment_refunded', deal, about)
    } else if (!seen || seen.state === 'failed') {
      await changeRefund(tx, id, { state: 'failed', ...over })
      await recordOfDeal(tx, 'refund_failed', deal, about)
    } else
      await changeRefund(tx, id, {
        refund: seen.id,
        look_at: new Date(deed.now.getTime() + lookMs),
      })
  })
}

/** Null: it was refused for good. After an unclear answer what is there is looked for before anything is asked anew. */
async function ask(
  cards: CardProcessor,
  { id, cents, tries, refund }: RefundRow,
  intent: string,
): Promise<RefundSeen | null> {
  if (refund) return cards.readRefund(refund)
  const there = tries > 0 ? await cards.findRefund(intent, id) : null
  if (there) return there
  try {
    return await cards.refund({ intent, cents, ref: id }, `refund:${id}:${tries}`)
  } catch (error) {
    if (error instanceof CardRefused) return cards.findRefund(intent, id)
    throw error
  }
}
