/** How much it is about. */
interface OfPayout {
  amount: string
}

declare module '../core/events.ts' {
  interface EventPayloads {
    payout_sent: OfPayout
    payout_paid: OfPayout
    payout_failed: OfPayout
  }
}

export {}
