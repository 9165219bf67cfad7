import { DeliveryError } from '../delivery-error.ts'
import type { SmsSender } from './sms-sender.ts'

export type HttpSmsOptions = {
  /**
   * Twilio's way of sending, and of those who speak it:
   * https://ACCOUNT:TOKEN@api.twilio.com/2010-04-01/Accounts/ACCOUNT/Messages.json?From=+15125550100
   * (or ?MessagingServiceSid=MG…). What stands behind the ? is sent with every message.
   */
  url: string
  timeoutMs?: number
}

/** Sends each message by one HTTP POST of a form with basic authentication. */
export function httpSmsSender({ url, timeoutMs = 10_000 }: HttpSmsOptions): SmsSender {
  const { address, authorization, fields } = partsOf(url)
  return {
    async send({ to, text, idempotencyKey }) {
      const headers = new Headers({ accept: 'application/json' })
      if (authorization) headers.set('authorization', authorization)
      if (idempotencyKey !== undefined) headers.set('idempotency-key', asHeader(idempotencyKey))
      const response = await fetch(address, {
        method: 'POST',
        headers,
        body: new URLSearchParams([...fields, ['To', to], ['Body', text]]),
        // The login must not follow a redirection to somebody else.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((error: unknown) => {
        throw new DeliveryError('sms', networkReason(error), true)
      })
      await response.body?.cancel()
      if (!response.ok) throw refused(response.status)
    },
  }
}

function partsOf(url: string) {
  const address = new URL(url)
  const { username, password } = address
  // A + in a query means a space to URLSearchParams, but here it begins a telephone number.
  const fields = [...new URLSearchParams(address.search.replaceAll('+', '%2B'))]
  const login = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  const authorization = username && `Basic ${Buffer.from(login).toString('base64')}`
  address.username = ''
  address.password = ''
  address.search = ''
  return { address, authorization, fields }
}

/** Busy, slow or broken over there: later. Anything else in the 400s is about this message or this account. */
function refused(status: number): DeliveryError {
  const isRetryable = status >= 500 || status === 408 || status === 425 || status === 429
  return new DeliveryError('sms', `HTTP ${status}`, isRetryable)
}

function networkReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error.name === 'TimeoutError') return 'timeout'
  const code: unknown = error.cause instanceof Error && Reflect.get(error.cause, 'code')
  return typeof code === 'string' ? code : error.name
}

/** A header takes visible ASCII only. */
function asHeader(key: string): string {
  return encodeURIComponent(key).slice(0, 255)
}
