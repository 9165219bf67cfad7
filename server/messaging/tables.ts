import type { GeneratedAlways } from 'kysely'
import type { Side } from '#contract/photos.ts'

declare module '../platform/db/tables.ts' {
  interface Tables {
    messages: {
      id: GeneratedAlways<number>
      bid_id: string
      side: Side
      user_id: string | null
      content: string
      is_held_back: boolean
      created_at: Date
    }
    message_reads: { bid_id: string; side: Side; up_to: number }
  }
}
