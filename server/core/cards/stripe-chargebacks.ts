import type Stripe from 'stripe'
import type { ChargebackReason } from '#contract/chargebacks.ts'
import { CardRefused, type ChargebackSeen, type Chargebacks } from './card-processor.ts'
import { asked } from './stripe-asked.ts'

/** In as many days as banks take, more than a platform of this size sees in a year. */
const most = 1_000

/** What banks take back, at Stripe, where it is a dispute. */
export const stripeChargebacks = (stripe: Stripe): Chargebacks => ({
  listChargebacks: (since) =>
    asked(async () => {
      const created = { gte: Math.floor(since.getTime() / 1000) }
      const all = stripe.disputes.list({ created, limit: 100 })
      return (await all.autoPagingToArray({ limit: most })).map(seen)
    }),
  readChargeback: (id) => asked(async () => seen(await stripe.disputes.retrieve(id))),
  async answerChargeback(id, { text, servedOn, what, file }, idempotencyKey) {
    const sent = file && (await upload(stripe, file, `${idempotencyKey}:file`))
    return asked(async () =>
      seen(
        await stripe.disputes.update(
          id,
          {
            submit: true,
            evidence: {
              product_description: what,
              uncategorized_text: text,
              ...(servedOn && { service_date: servedOn }),
              ...(sent && { service_documentation: sent }),
            },
          },
          { idempotencyKey },
        ),
      ),
    )
  },
})

/** Null: the file was refused for good. Then the text goes alone, rather than nothing before the deadline. */
async function upload(stripe: Stripe, data: Buffer, idempotencyKey: string) {
  try {
    return await asked(async () => {
      const file = { data, name: 'evidence.pdf', type: 'application/pdf' }
      return (await stripe.files.create({ purpose: 'dispute_evidence', file }, { idempotencyKey }))
        .id
    })
  } catch (error) {
    if (error instanceof CardRefused) return null
    throw error
  }
}

/** Stripe's names; what it adds later is heard as "general". */
const reasons: Readonly<Record<string, ChargebackReason>> = {
  fraudulent: 'fraudulent',
  unrecognized: 'unrecognized',
  product_not_received: 'not_received',
  product_unacceptable: 'not_as_described',
  duplicate: 'duplicate',
  credit_not_processed: 'not_credited',
}

function stateOf(status: Stripe.Dispute['status']): ChargebackSeen['state'] {
  if (status === 'needs_response' || status === 'warning_needs_response') return 'waiting'
  if (status === 'lost') return 'lost'
  if (status === 'under_review' || status === 'warning_under_review') return 'answered'
  // Won, or only asked and not pursued.
  return 'won'
}

const idOf = (one: string | { id: string } | null): string | null =>
  typeof one === 'string' ? one : (one?.id ?? null)

function seen(dispute: Stripe.Dispute): ChargebackSeen {
  const taken = dispute.balance_transactions.filter(({ amount }) => amount < 0)
  const dueBy = dispute.evidence_details.due_by
  return {
    id: dispute.id,
    intent: idOf(dispute.payment_intent),
    state: stateOf(dispute.status),
    cents: dispute.amount,
    withdrawnCents: taken.reduce((sum, { amount }) => sum - amount, 0),
    feeCents: taken.reduce((sum, { fee }) => sum + fee, 0),
    reason: reasons[dispute.reason] ?? 'general',
    answerBy: dueBy === null ? null : new Date(dueBy * 1000),
    openedAt: new Date(dispute.created * 1000),
  }
}
