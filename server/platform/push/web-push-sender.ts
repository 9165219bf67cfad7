import webPush from 'web-push'
import { DeliveryError } from '../delivery-error.ts'
import type { PushSender } from './push-sender.ts'

export interface VapidKeys {
  publicKey: string
  privateKey: string
}

export interface WebPushOptions {
  /** `mailto:` or `https:`, for the push service that wants to complain. */
  subject: string
  /** Read once, when first needed. */
  readKeys(): Promise<VapidKeys>
  timeoutMs?: number
}

/** Web Push (RFC 8030) with VAPID: the library encrypts and signs, the request is ours, so that it follows nobody. */
export function webPushSender({
  subject,
  readKeys,
  timeoutMs = 10_000,
}: WebPushOptions): PushSender {
  let keys: Promise<VapidKeys> | undefined
  const known = () => {
    keys ??= readKeys().catch((error: unknown) => {
      keys = undefined
      throw error
    })
    return keys
  }
  return {
    publicKey: async () => (await known()).publicKey,
    async send({ endpoint, p256dh, auth }, payload, ttlSeconds) {
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        payload,
        { vapidDetails: { subject, ...(await known()) }, TTL: ttlSeconds, urgency: 'high' },
      )
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
        body: new Uint8Array(body),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((error: unknown) => {
        const isLate = error instanceof Error && error.name === 'TimeoutError'
        throw new DeliveryError('push', isLate ? 'timeout' : 'network', true)
      })
      await response.body?.cancel()
      if (response.status === 404 || response.status === 410) return 'gone'
      if (response.ok) return 'sent'
      const isRetryable = response.status >= 500 || response.status === 429
      throw new DeliveryError('push', `HTTP ${response.status}`, isRetryable)
    },
  }
}

export const newVapidKeys = (): VapidKeys => webPush.generateVAPIDKeys()
