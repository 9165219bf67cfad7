/** Who has a text sent to somebody else's number: as what it is counted, and whether nobody has approved them yet. */
export interface Sender {
  subject: string
  isNew: boolean
}

/** A text message. `idempotencyKey`: sent again after a doubt, a provider that knows the key sends it once. */
export type Sms = {
  to: string
  text: string
  idempotencyKey?: string
  /** Somebody waits for it: a code, a link, help on the way. It has room where others are held back. */
  isAwaited?: boolean
  /** Not of what we tell somebody of the own account. */
  from?: Sender
}

export type SmsSender = {
  /** Resolves when the message is in other hands; rejects with a DeliveryError otherwise. */
  send(sms: Sms): Promise<void>
}
