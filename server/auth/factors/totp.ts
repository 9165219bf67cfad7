import { Secret, TOTP } from 'otpauth'
import { securitySettings } from '#contract/security-settings.ts'
import { openWithKey, sealWithKey } from '../../platform/secrets/seal.ts'

const { codeStepMs: stepMs } = securitySettings

/** As authenticator apps all know it: SHA-1, six digits. */
const totpOf = (secret: string, label = '') =>
  new TOTP({
    issuer: 'Roadcall',
    label,
    secret: Secret.fromBase32(secret),
    period: stepMs / 1000,
  })

/** 160 random bits in Base32, as RFC 4226 recommends. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** What the picture says that an app reads: `otpauth://totp/…`. */
export const uriOf = (secret: string, username: string): string =>
  totpOf(secret, username).toString()

/** The code of an app at a moment. */
export const codeAt = (secret: string, at: Date): string =>
  totpOf(secret).generate({ timestamp: at.getTime() })

/** The step of time that a code belongs to: this one, the one before or the one after; null for a wrong code. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  // The library compares bytes, and takes letters of two bytes for a fault of ours.
  if (!/^\d{6}$/.test(code)) return null
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token: code, timestamp, window: 1 })
  return delta === null ? null : Math.floor(timestamp / stepMs) + delta
}

/** Kept sealed: who reads the database alone makes no codes. */
export const sealSecret = (secret: string, key: string): Buffer => sealWithKey(secret, keyOf(key))

/** Null where it was sealed with another key. */
export function openSecret(sealed: Buffer, key: string): string | null {
  try {
    return openWithKey(sealed, keyOf(key))
  } catch {
    return null
  }
}

const keyOf = (key: string) => `${key} of authenticators`
