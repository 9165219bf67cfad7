import Stripe from 'stripe'
import { type CardProcessor, CardRefused, type CardSeen } from './card-processor.ts'
import { stripeAccounts } from './stripe-accounts.ts'
import { asked } from './stripe-asked.ts'
import { stripeChargebacks } from './stripe-chargebacks.ts'
import { stripeMovements } from './stripe-movements.ts'
import { stripeRefunds } from './stripe-refunds.ts'

export interface StripeAccess {
  key: string
  /** The newest first: two while one replaces the other. */
  webhookSecrets: readonly string[]
  /** Of the twin; Stripe itself unless set. */
  apiUrl: string | undefined
}

const toleranceSeconds = 300
const patienceMs = 10_000
const part = 'latest_charge.balance_transaction'

/** Stripe, or who speaks as it does. */
export function stripeCards({ key, webhookSecrets, apiUrl }: StripeAccess): CardProcessor {
  const stripe = new Stripe(key, {
    telemetry: false,
    timeout: patienceMs,
    // Ours to repeat, with the same key.
    maxNetworkRetries: 0,
    ...(apiUrl && placeOf(new URL(apiUrl))),
  })
  return {
    openPage: ({ cents, title, group, backTo }, idempotencyKey) =>
      asked(async () => {
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'payment',
            allowed_payment_method_types: ['card'],
            line_items: [
              {
                quantity: 1,
                price_data: { currency: 'usd', unit_amount: cents, product_data: { name: title } },
              },
            ],
            customer_creation: 'always',
            payment_intent_data: {
              capture_method: 'manual',
              setup_future_usage: 'off_session',
              transfer_group: group,
            },
            success_url: backTo,
            cancel_url: backTo,
          },
          { idempotencyKey },
        )
        if (!session.url) throw new CardRefused('wrong_state')
        return { session: session.id, url: session.url }
      }),
    closePage: (session, idempotencyKey) =>
      asked(async () => {
        await stripe.checkout.sessions.expire(session, {}, { idempotencyKey })
      }),
    holdAgain: ({ cents, group, customer, method, ref }, idempotencyKey) =>
      asked(async () =>
        seen(
          await stripe.paymentIntents.create(
            {
              amount: cents,
              currency: 'usd',
              customer,
              payment_method: method,
              allowed_payment_method_types: ['card'],
              capture_method: 'manual',
              confirm: true,
              off_session: true,
              transfer_group: group,
              metadata: { ref },
              expand: ['latest_charge'],
            },
            { idempotencyKey },
          ),
        ),
      ),
    findHold: (customer, ref) =>
      asked(async () => {
        // A customer of the processor is one page's: it has this payment and what was held in its place.
        const { data } = await stripe.paymentIntents.list({
          customer,
          limit: 100,
          expand: [`data.${part}`],
        })
        const found = data.find(({ metadata }) => metadata.ref === ref)
        return found ? seen(found) : null
      }),
    readPage: (id) =>
      asked(async () => {
        const session = await stripe.checkout.sessions.retrieve(id, {
          expand: [`payment_intent.${part}`],
        })
        const intent = session.payment_intent
        // There is a payment from the first try on.
        const failedTries = intent ? await countFailed(stripe, idOf(intent) ?? '') : 0
        if (intent && typeof intent !== 'string' && session.status === 'complete')
          return { ...seen(intent), failedTries }
        const state = session.status === 'expired' ? 'expired' : 'waiting'
        return { ...nothing, state, failedTries }
      }),
    read: (id) =>
      asked(async () => seen(await stripe.paymentIntents.retrieve(id, { expand: [part] }))),
    capture: (id, amount_to_capture, idempotencyKey) =>
      asked(async () =>
        seen(
          await stripe.paymentIntents.capture(
            id,
            { amount_to_capture, expand: [part] },
            { idempotencyKey },
          ),
        ),
      ),
    release: (id, idempotencyKey) =>
      asked(async () => seen(await stripe.paymentIntents.cancel(id, {}, { idempotencyKey }))),
    ...stripeRefunds(stripe),
    ...stripeAccounts(stripe),
    ...stripeChargebacks(stripe),
    ...stripeMovements(stripe),
    heard(body, signature) {
      for (const secret of webhookSecrets) {
        try {
          const event = stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds)
          const { id } = event.data.object as { id?: unknown }
          return {
            id: event.id,
            // What happens on a provider's own account there is none of our holds, refunds or chargebacks.
            about: event.account ? null : typeof id === 'string' ? id : null,
            group: groupOf(event),
            isChargeback: event.type.startsWith('charge.dispute.'),
          }
        } catch (error) {
          if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error
        }
      }
      return null
    },
  }
}

/** Each card that was refused is a charge that failed. */
async function countFailed(stripe: Stripe, payment_intent: string): Promise<number> {
  const { data } = await stripe.charges.list({ payment_intent, limit: 100 })
  return data.filter(({ status }) => status === 'failed').length
}

const placeOf = ({ protocol, hostname, port }: URL) => ({
  protocol: protocol === 'https:' ? ('https' as const) : ('http' as const),
  host: hostname,
  ...(port && { port }),
})

const nothing: Omit<CardSeen, 'state'> = {
  intent: null,
  customer: null,
  method: null,
  brand: null,
  last4: null,
  captureBefore: null,
  capturedCents: 0,
  costCents: null,
  failedTries: 0,
}

/** Whose payment it is, where somebody tries cards on a page: its own id is not ours yet. */
function groupOf({ type, account, data }: Stripe.Event): string | null {
  if (account || type !== 'payment_intent.payment_failed') return null
  return (data.object as Stripe.PaymentIntent).transfer_group
}

const states = {
  requires_capture: 'held',
  succeeded: 'captured',
  canceled: 'released',
} as const satisfies Partial<Record<Stripe.PaymentIntent['status'], CardSeen['state']>>

const idOf = (one: string | { id: string } | null | undefined): string | null =>
  typeof one === 'string' ? one : (one?.id ?? null)

function seen(intent: Stripe.PaymentIntent): CardSeen {
  const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge
  const card = charge?.payment_method_details?.card
  const cost = charge?.balance_transaction
  const isExpired = intent.status === 'canceled' && intent.cancellation_reason === 'automatic'
  const state = Object.entries(states).find(([status]) => status === intent.status)?.[1]
  return {
    state: isExpired ? 'expired' : (state ?? 'waiting'),
    intent: intent.id,
    customer: idOf(intent.customer),
    method: idOf(intent.payment_method),
    brand: card?.brand ?? null,
    last4: card?.last4 ?? null,
    captureBefore: card?.capture_before ? new Date(card.capture_before * 1000) : null,
    capturedCents: intent.amount_received,
    costCents: cost && typeof cost !== 'string' ? cost.fee : null,
    failedTries: 0,
  }
}
