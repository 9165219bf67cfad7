import type { Generated, GeneratedAlways } from 'kysely'
import type { EventName } from '#contract/event-names.ts'
import type { DeliveryChannel } from '#contract/notifications.ts'
import type { NoticeCode, Said } from './telling/say.ts'

declare module '../platform/db/tables.ts' {
  interface Tables {
    notifications: {
      id: GeneratedAlways<number>
      user_id: string
      event_id: number
      kind: EventName
      code: NoticeCode
      params: Said['params']
      link: string
      created_at: Date
      read_at: Generated<Date | null>
    }
    deliveries: {
      id: GeneratedAlways<number>
      channel: DeliveryChannel
      user_id: string | null
      request_id: string | null
      technician_id: Generated<string | null>
      kind: EventName
      code: NoticeCode
      params: Said['params']
      link: string
      status: Generated<'waiting' | 'sent' | 'failed' | 'held_back'>
      attempts: Generated<number>
      reason: Generated<string | null>
      created_at: Date
      /** A text of which at most one goes in some minutes; null = at once. */
      not_before: Date | null
      settled_at: Generated<Date | null>
    }
    push_subscriptions: {
      endpoint: string
      session_hash: Buffer
      user_id: string
      p256dh: string
      auth: string
      created_at: Date
    }
    channel_settings: {
      user_id: string
      mail: Generated<boolean>
      sms: Generated<boolean>
      quiet_from: number | null
      quiet_to: number | null
      time_zone: Generated<string>
    }
  }
}
