/**
 * A mail, SMS or push that did not go out. `isRetryable`: the other side may take it later (down, busy, slow); otherwise it
 * will never take it (no such address, wrong login), and a job should give up. Holds no address, number or text, so it
 * can be logged.
 */
export class DeliveryError extends Error {
  readonly isRetryable: boolean
  /** What the other side or the system said: an SMTP or HTTP status, "ECONNREFUSED" … */
  readonly reason: string

  constructor(channel: string, reason: string, isRetryable: boolean) {
    super(`The ${channel} was not delivered: ${reason}`)
    this.name = 'DeliveryError'
    this.reason = reason
    this.isRetryable = isRetryable
  }
}
