import type { Outbox } from '../outbox.ts'
import type { SmsSender } from './sms-sender.ts'

/** Where no SMS provider is configured: messages stay in the outbox, where they can be looked at. */
export function outboxSmsSender(outbox: Outbox): SmsSender {
  return {
    send: ({ to, text, idempotencyKey }) =>
      outbox.put({ channel: 'sms', to, subject: null, text, html: null, idempotencyKey }),
  }
}
