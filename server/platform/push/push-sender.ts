/** Where a browser takes pushes, and the keys with which only it can read them (RFC 8291). */
export interface PushSubscription {
  endpoint: string
  p256dh: string
  auth: string
}

export interface PushSender {
  /** What a browser needs to subscribe: the public half of our key, base64url. */
  publicKey(): Promise<string>
  /** `gone`: the browser has ended the subscription. Rejects with a DeliveryError otherwise. */
  send(to: PushSubscription, payload: string, ttlSeconds: number): Promise<'sent' | 'gone'>
}
