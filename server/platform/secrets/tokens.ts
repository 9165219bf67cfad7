import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** A secret for a link or a session: the token goes out once, only its hash is stored (rules C9). */
export function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashToken(token) }
}

/** The 12 letters of a short link: 72 random bits, too many to try where each try costs a call. */
export function newShortCode(): { code: string; hash: Buffer } {
  const code = randomBytes(9).toString('base64url')
  return { code, hash: hashToken(code) }
}

/** SHA-256, 32 bytes. Enough for tokens, which are random; never for passwords. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Whether two hashes are equal, in a time that does not tell where they differ. */
export function sameHash(a: Uint8Array, b: Uint8Array): boolean {
  return a.byteLength === b.byteLength && timingSafeEqual(a, b)
}
