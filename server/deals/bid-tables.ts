import type { ColumnType, Generated } from 'kysely'
import type { BidLine } from '#contract/bid-lines.ts'
import type { BidStatus, BidStatusReason } from '#contract/bids.ts'

declare module '../platform/db/tables.ts' {
  interface Tables {
    bids: {
      id: Generated<string>
      request_id: string
      provider_id: string
      price_cents: number
      /** What the price is made of; null where only the total was named. */
      lines: ColumnType<BidLine[] | null, string | null, string | null>
      eta_minutes: number | null
      eta_open_ended: boolean
      message: string | null
      refuses_terms: Generated<boolean>
      /** What of the next repair is on the provider where it does not come, as it was in force when the bid was written. */
      pledge_cents: Generated<number | null>
      version: Generated<number>
      /** Of the request that it answers. */
      request_version: Generated<number>
      status: Generated<BidStatus>
      status_reason: BidStatusReason | null
      distance_miles: number | null
      /** Who of the provider's people named the price. */
      by_user_id: Generated<string | null>
      /** The admin who entered it for a shop that agreed by phone. */
      entered_by: Generated<string | null>
      created_at: Generated<Date>
      updated_at: Generated<Date>
      expires_at: Date
    }
  }
}
