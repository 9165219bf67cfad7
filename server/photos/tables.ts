import type { Generated } from 'kysely'
import type { Side } from '#contract/photos.ts'

declare module '../platform/db/tables.ts' {
  interface Tables {
    photos: {
      id: string
      request_id: string
      bid_id: string | null
      message_id: number | null
      /** The change order that it shows the reason of. */
      change_order_id: string | null
      /** The dispute in which it is shown. */
      dispute_id: Generated<string | null>
      /** The proof of work that it is. */
      proof_id: Generated<string | null>
      side: Side
      user_id: string | null
      is_shown_to_bidders: boolean
      width: number
      height: number
      created_at: Date
    }
  }
}
