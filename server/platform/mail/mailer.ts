/** A mail to one person. `idempotencyKey`: sent again after a doubt, the same key makes the same mail. */
export type Mail = {
  to: string
  /** Whom an answer goes to, where that is not the sender. */
  replyTo?: string
  subject: string
  text: string
  html?: string
  idempotencyKey?: string
}

export type Mailer = {
  /** Resolves when the mail is in other hands; rejects with a DeliveryError otherwise. */
  send(mail: Mail): Promise<void>
}
