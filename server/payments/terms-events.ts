import type { FleetTermsState, TermsDecision } from '#contract/fleet-terms.ts'

/** Which bill it is about. */
interface OfBill {
  number: string
  amount: string
  dueOn: string
}

declare module '../core/events.ts' {
  interface EventPayloads {
    terms_changed: {
      state: FleetTermsState
      /** Null where the clock or a payment has done it. */
      decision: TermsDecision | null
      reason: string | null
      limit: string
      netDays: number
    }
    bill_issued: OfBill
    bill_due: OfBill
    bill_settled: OfBill
    /** What of the bill is open again, and why. */
    bill_unpaid: { number: string; amount: string; open: string; reason: string }
    fleet_paid: { amount: string }
    fleet_unpaid: { amount: string }
  }
}
