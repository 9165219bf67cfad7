import Stripe from 'stripe'
import { CardRefused } from './card-processor.ts'

/** What the processor says for sure is told apart from what leaves open what it has done. Its own words may name people. */
export async function asked<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof CardRefused) throw error
    if (error instanceof Stripe.errors.StripeCardError) throw new CardRefused('declined')
    if (error instanceof Stripe.errors.StripeInvalidRequestError)
      throw new CardRefused(
        error.code === 'payment_intent_unexpected_state' ? 'wrong_state' : 'refused',
      )
    const kind = error instanceof Stripe.errors.StripeError ? error.type : 'no answer'
    throw new Error(`the card processor did not answer clearly: ${kind}`)
  }
}
