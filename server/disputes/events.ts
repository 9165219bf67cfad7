import type { Settling } from '#contract/disputes.ts'
import type { Side } from '#contract/photos.ts'

/** Which dispute, and whom it concerns now. */
interface OfDispute {
  disputeId: string
  /** Who is told; null for both. */
  to: Side | null
  amount: string
  /** How it came to that, where a comeback is why. */
  because?: 'comeback' | 'no_comeback'
  /** Which way what it came to goes, once it is over and came to anything. */
  settledBy?: Settling
}

/** Of the job at no charge: by when it is to be done. */
interface OfComeback {
  until: string
}

declare module '../core/events.ts' {
  interface EventPayloads {
    dispute_opened: OfDispute
    dispute_waits: OfDispute
    dispute_answered: OfDispute
    dispute_offered: OfDispute
    dispute_decided: OfDispute
    dispute_appealed: OfDispute
    dispute_ended: OfDispute
    comeback_offered: OfDispute
    comeback_begun: OfComeback
    comeback_due: OfComeback
    comeback_undone: OfDispute
  }
}
