import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const VERSION = 1
const SALT_BYTES = 16
const IV_BYTES = 12
const TAG_BYTES = 16
const HEAD_BYTES = 1 + SALT_BYTES + IV_BYTES + TAG_BYTES
const PURPOSE = 'sealed with a secret that the client holds'

/**
 * Encrypts a text so that only who holds the secret reads it (AES-256-GCM, key by HKDF-SHA256 with a fresh salt). Used
 * to keep the answer of a call for its Idempotency-Key (rules C23) without keeping it readable. The strength is that of
 * the secret: a guessable one protects nothing.
 */
export function sealWithKey(plain: string, secret: string): Buffer {
  const salt = randomBytes(SALT_BYTES)
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, salt), iv)
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  return Buffer.concat([Buffer.of(VERSION), salt, iv, cipher.getAuthTag(), body])
}

/** The text of `sealWithKey`; throws when the secret is another or a byte was changed. */
export function openWithKey(sealed: Uint8Array, secret: string): string {
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength)
  if (bytes.length < HEAD_BYTES || bytes[0] !== VERSION) throw new Error('This is nothing sealed.')
  const salt = bytes.subarray(1, 1 + SALT_BYTES)
  const iv = bytes.subarray(1 + SALT_BYTES, HEAD_BYTES - TAG_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, salt), iv, {
    authTagLength: TAG_BYTES,
  })
  decipher.setAuthTag(bytes.subarray(HEAD_BYTES - TAG_BYTES, HEAD_BYTES))
  const plain = Buffer.concat([decipher.update(bytes.subarray(HEAD_BYTES)), decipher.final()])
  return plain.toString('utf8')
}

function keyOf(secret: string, salt: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, PURPOSE, 32))
}
