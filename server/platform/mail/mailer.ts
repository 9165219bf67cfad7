/** A mail to one person. `idempotencyKey`: sent again after a doubt, the same key makes the same mail. */
export type Mail = {
  to: string
  /** Whom an answer goes to, where that is not the sender. */
  replyTo?: string
  subject: string
  text: string
  html?: string
  idempotencyKey?: string
  /** Somebody waits for it: a link, help on the way. It has room where others are held back. */
  isAwaited?: boolean
  /** To the operator, who is written to by many: counted where it comes from. */
  isOwn?: boolean
}

export type Mailer = {
  /** Resolves when the mail is in other hands; rejects with a DeliveryError otherwise. */
  send(mail: Mail): Promise<void>
}
