import { createHash } from 'node:crypto'
import { createTransport } from 'nodemailer'
import { DeliveryError } from '../delivery-error.ts'
import type { Mailer } from './mailer.ts'

export type SmtpOptions = {
  /** smtp://user:password@host:587, or smtps:// for TLS from the first byte. */
  url: string
  /** "Name <address>" */
  from: string
  /** For connecting, for the greeting and for each silence in between; the whole mail gets three times as long. */
  timeoutMs?: number
}

/** Hands mails to a mail server, each over a connection of its own. */
export function smtpMailer({ url, from, timeoutMs = 10_000 }: SmtpOptions): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    // Nothing in a mail may name a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, replyTo, subject, text, html, idempotencyKey }) {
      try {
        await transport.sendMail({
          from,
          // As an object it is one address whatever commas it holds.
          to: { name: '', address: to },
          replyTo: replyTo === undefined ? undefined : { name: '', address: replyTo },
          subject,
          text,
          html,
          messageId: idempotencyKey === undefined ? undefined : messageId(idempotencyKey, from),
          signal: AbortSignal.timeout(timeoutMs * 3),
        })
      } catch (error) {
        throw deliveryError(error)
      }
    },
  }
}

/** One id for one key, by which mail programs recognise a mail that comes twice. */
function messageId(key: string, from: string): string {
  const [, host = 'localhost'] = /@([^\s>]+)/.exec(from) ?? []
  return `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${host}>`
}

/** Of our making: no later attempt mends a wrong login or an address that is none. */
const HOPELESS = new Set(['EAUTH', 'ENOAUTH', 'EENVELOPE', 'ECONFIG', 'EMESSAGE'])

function deliveryError(error: unknown): DeliveryError {
  const { code, responseCode } = error instanceof Error ? fieldsOf(error) : {}
  if (responseCode) return new DeliveryError('mail', `SMTP ${responseCode}`, responseCode < 500)
  return new DeliveryError('mail', code ?? 'unknown', !HOPELESS.has(code ?? ''))
}

function fieldsOf(error: Error): { code?: string; responseCode?: number } {
  const code: unknown = Reflect.get(error, 'code')
  const responseCode: unknown = Reflect.get(error, 'responseCode')
  return {
    code: typeof code === 'string' ? code : undefined,
    responseCode: typeof responseCode === 'number' ? responseCode : undefined,
  }
}
