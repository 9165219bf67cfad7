import type { Generated } from 'kysely'
import type { Side } from '#contract/photos.ts'

declare module '../platform/db/tables.ts' {
  interface Tables {
    reviews: {
      id: Generated<string>
      job_id: string
      provider_id: string
      side: Side
      service: number
      on_time: number
      price: number
      words: string | null
      written_at: Date
      published_at: Generated<Date | null>
      reply: Generated<string | null>
      replied_at: Generated<Date | null>
      /** Taken off the pages by an admin, and why. */
      hidden_at: Generated<Date | null>
      hidden_because: Generated<string | null>
    }
  }
}
