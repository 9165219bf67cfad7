import type Stripe from 'stripe'
import type { CardProcessor, RefundSeen } from './card-processor.ts'
import { asked } from './stripe-asked.ts'

/** A payment has at most as many refunds as a page of the list holds: each is a deed of a person. */
const most = 100

/** Money back to cards, at Stripe. */
export const stripeRefunds = (
  stripe: Stripe,
): Pick<CardProcessor, 'refund' | 'readRefund' | 'findRefund'> => ({
  refund: ({ intent, cents, ref }, idempotencyKey) =>
    asked(async () =>
      seen(
        await stripe.refunds.create(
          { payment_intent: intent, amount: cents, metadata: { ref } },
          { idempotencyKey },
        ),
      ),
    ),
  readRefund: (id) => asked(async () => seen(await stripe.refunds.retrieve(id))),
  findRefund: (intent, ref) =>
    asked(async () => {
      const { data } = await stripe.refunds.list({ payment_intent: intent, limit: most })
      const found = data.find(({ metadata }) => metadata?.ref === ref)
      return found ? seen(found) : null
    }),
})

const seen = ({ id, status }: Stripe.Refund): RefundSeen => ({
  id,
  state:
    status === 'succeeded'
      ? 'done'
      : status === 'failed' || status === 'canceled'
        ? 'failed'
        : 'waiting',
})
