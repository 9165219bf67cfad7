/** How much of a card it is about. */
interface OfCard {
  amount: string
  /** It is about what a credit pays. */
  isCredit?: boolean
  /** What a credit pays beside it. */
  credit?: string
}

declare module '../core/events.ts' {
  interface EventPayloads {
    payment_secured: OfCard
    payment_failed: OfCard
    payment_captured: OfCard
    payment_released: OfCard
    refund_asked: OfCard
    payment_refunded: OfCard
    refund_failed: OfCard
    fleet_check_given: OfCard
    fleet_check_shown: OfCard
    tip_paid: OfCard
    tip_failed: OfCard
    /** Was it the office of the fleet that owns the request? */
    payment_chosen: { isByOffice: boolean }
    terms_credited: { amount: string }
  }
}

export {}
