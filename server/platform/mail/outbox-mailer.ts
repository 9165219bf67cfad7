import type { Outbox } from '../outbox.ts'
import type { Mailer } from './mailer.ts'

/** Where no mail server is configured: mails stay in the outbox, where they can be looked at. */
export function outboxMailer(outbox: Outbox): Mailer {
  return {
    send: ({ to, subject, text, html, idempotencyKey }) =>
      outbox.put({ channel: 'mail', to, subject, text, html: html ?? null, idempotencyKey }),
  }
}
