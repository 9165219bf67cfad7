import type { Generated } from 'kysely'
import type { EventName } from '#contract/event-names.ts'
import type { DeliveryFailure, WebhookStop } from '#contract/webhooks.ts'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    webhooks: {
      id: Generated<string>
      /** Whose it is, as a topic of the live stream. */
      keeper: string
      user_id: string | null
      address: string
      events: EventName[]
      secret: Buffer
      old_secret: Generated<Buffer | null>
      old_secret_until: Generated<Date | null>
      created_at: Date
      failing_since: Generated<Date | null>
      stopped_at: Generated<Date | null>
      stopped_because: Generated<WebhookStop | null>
    }
    webhook_deliveries: {
      id: Generated<string>
      webhook_id: string
      message_id: string
      event: string
      body: string
      created_at: Date
      tries: Generated<number>
      due_at: Date | null
      tried_at: Generated<Date | null>
      arrived_at: Generated<Date | null>
      status: Generated<number | null>
      took_ms: Generated<number | null>
      answer: Generated<string | null>
      failure: Generated<DeliveryFailure | null>
    }
  }
}
