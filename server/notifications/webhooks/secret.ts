import { randomBytes } from 'node:crypto'
import { openWithKey, sealWithKey } from '../../platform/secrets/seal.ts'

/** A secret as Standard Webhooks writes it: 24 to 64 random bytes. */
export function newWebhookSecret(linkKey: string): { secret: string; sealed: Buffer } {
  const secret = `whsec_${randomBytes(32).toString('base64')}`
  return { secret, sealed: sealWithKey(secret, linkKey) }
}

export const openSecret = (sealed: Buffer, linkKey: string): string => openWithKey(sealed, linkKey)
