import type { DriverReport } from '#contract/jobs.ts'
import type { BoardNews } from '../asking/board-card.ts'

/** The providers whose bids have lost by it, or have come back. */
export interface Losers {
  losers: string[]
}

declare module '../core/events.ts' {
  interface EventPayloads {
    request_reopened: BoardNews
    request_cancelled: BoardNews & Losers
    request_expired: BoardNews & Losers
    bid_accepted: BoardNews & Losers
    job_cancelled: BoardNews & Losers
    job_handed_back: BoardNews & Losers
    job_no_show: BoardNews & Losers
    job_replaced: BoardNews & Losers
    driver_reported: { kind: DriverReport }
  }
}
