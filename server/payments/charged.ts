/** A job as far as its money asks: whose it is, and what it came to. */
export interface Charged {
  id: string
  provider_id: string
  price_cents: number
  /** Of a job that was called off for a fee; then that is owed, and not the price. */
  cancellation_fee_cents: number | null
}
