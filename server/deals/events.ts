import type { Correctable } from '#contract/correctables.ts'
import type { DriverReport } from '#contract/jobs.ts'
import type { BoardNews } from '../asking/board-card.ts'
import type { Reach } from '../asking/reach.ts'

/** The providers whose bids have lost by it, or have come back. */
export interface Losers {
  losers: string[]
}

/** The providers whose bids still stand. */
export interface Bidders {
  bidders: string[]
}

/** What a correction carries: whom the request reached before, and how far its alerts have gone. */
export interface CorrectionNews extends BoardNews, Losers, Bidders {
  before: Reach
  alerts: Pick<Reach, 'ring' | 'isHeadStart'>
  corrected: Correctable[]
}

declare module '../core/events.ts' {
  interface EventPayloads {
    request_reopened: BoardNews
    request_corrected: CorrectionNews
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
