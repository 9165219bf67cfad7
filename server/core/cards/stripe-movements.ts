import type Stripe from 'stripe'
import type { Movement, Movements } from './card-processor.ts'
import { asked } from './stripe-asked.ts'

/** Of one day. */
const most = 10_000

/** What has moved the platform's balance, at Stripe. */
export const stripeMovements = (stripe: Stripe): Movements => ({
  listMovements: (from, before) =>
    asked(async () => {
      const created = { gte: seconds(from), lt: seconds(before) }
      const all = stripe.balanceTransactions.list({ created, limit: 100, expand: ['data.source'] })
      return (await all.autoPagingToArray({ limit: most })).map(seen)
    }),
})

const seconds = (at: Date) => Math.floor(at.getTime() / 1000)

const idOf = (one: string | { id: string } | null | undefined): string | null =>
  typeof one === 'string' ? one : (one?.id ?? null)

function seen({ type, created, amount, fee, source }: Stripe.BalanceTransaction): Movement {
  const at = new Date(created * 1000)
  const moved = { at, cents: amount, feeCents: fee, intent: null, group: null }
  if (!source || typeof source === 'string') return { ...moved, kind: 'other' }
  switch (source.object) {
    case 'charge':
      return { ...moved, kind: 'charge', intent: idOf(source.payment_intent) }
    case 'refund':
      return { ...moved, kind: 'refund', intent: idOf(source.payment_intent) }
    case 'dispute':
      return { ...moved, kind: 'chargeback', intent: idOf(source.payment_intent) }
    case 'transfer':
      return { ...moved, kind: 'payout', group: source.transfer_group }
    default:
      return { ...moved, kind: type.endsWith('_fee') ? 'fee' : 'other' }
  }
}
