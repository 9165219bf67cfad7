/** How much a bank wants back. */
interface OfChargeback {
  amount: string
}

declare module '../core/events.ts' {
  interface EventPayloads {
    chargeback_opened: OfChargeback
    chargeback_answered: OfChargeback
    chargeback_won: OfChargeback
    chargeback_lost: OfChargeback
    chargeback_settled: OfChargeback
  }
}

export {}
