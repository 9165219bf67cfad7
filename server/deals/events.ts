import type { Correctable } from '#contract/correctables.ts'
import type { DriverReport, OperatorDeed } from '#contract/jobs.ts'
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

/** What an event carries after which others are asked than before: who has heard already, and who is to. */
export interface AskedMore extends BoardNews, Bidders {
  known: Reach
  asked: Reach
}

/** What a correction carries: on whose boards the request stood before. */
export interface CorrectionNews extends AskedMore, Losers {
  before: Reach
  corrected: Correctable[]
  /** Those of the losers whom the new place is too far from. */
  outOfReach: string[]
}

/** Who of the side that asked for help has called it off; null of a guest. */
export interface CalledOff extends Losers {
  canceledBy: string | null
}

declare module '../core/events.ts' {
  interface EventPayloads {
    request_reopened: BoardNews
    request_corrected: CorrectionNews
    details_added: { corrected: Correctable[] }
    request_widened: AskedMore
    request_cancelled: BoardNews & CalledOff
    request_expired: BoardNews & Losers
    bid_accepted: BoardNews & Losers
    job_cancelled: BoardNews & CalledOff
    job_handed_back: BoardNews & Losers
    job_no_show: BoardNews & Losers
    job_replaced: BoardNews & Losers
    job_released: BoardNews & Losers
    /** What the operator did for those on a request, and why. */
    operator_acted: BoardNews & { deed: OperatorDeed; reason: string }
    driver_reported: { kind: DriverReport }
    /** What the fleet says about it. */
    problem_settled: { words: string }
    /** Until which day its bill waits for it. */
    po_wanted: { byDay: string }
    /** Those of the contact alone, or all. */
    links_ended: { ofContact: boolean }
  }
}
