/** A text message. `idempotencyKey`: sent again after a doubt, a provider that knows the key sends it once. */
export type Sms = { to: string; text: string; idempotencyKey?: string }

export type SmsSender = {
  /** Resolves when the message is in other hands; rejects with a DeliveryError otherwise. */
  send(sms: Sms): Promise<void>
}
