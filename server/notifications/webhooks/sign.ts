import { Webhook } from 'standardwebhooks'

/** The three headers of Standard Webhooks; after a rotation with a signature of each secret that still counts. */
export function signed(
  messageId: string,
  at: Date,
  body: string,
  secrets: readonly string[],
): Record<string, string> {
  return {
    'webhook-id': messageId,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets
      .map((secret) => new Webhook(secret).sign(messageId, at, body))
      .join(' '),
  }
}
