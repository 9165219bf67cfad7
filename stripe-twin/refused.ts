/** What Stripe would not do either, as it says so. */
export class Refused extends Error {
  readonly status: number
  readonly body: { error: Record<string, unknown> }

  constructor(
    status: number,
    type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error',
    message: string,
    more: Record<string, unknown> = {},
  ) {
    super(message)
    this.status = status
    this.body = { error: { type, message, ...more } }
  }
}

export const missing = (id: string) =>
  new Refused(404, 'invalid_request_error', `No such object: '${id}'`, { code: 'resource_missing' })
