import { randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { hashToken } from './tokens.ts'

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const prefix = 'rc_live_'
/** 178 random bits, then 6 letters by which a scanner for lost secrets tells a real one from what looks like it. */
const form = /^rc_live_([0-9A-Za-z]{30})([0-9A-Za-z]{6})$/

export interface KeySecret {
  secret: string
  hash: Buffer
  /** What may be shown of it later: the prefix and four letters. */
  start: string
}

/** A secret for a program: shown once, only its hash is stored. */
export function newKeySecret(): KeySecret {
  const body = Array.from({ length: 30 }, () => digits[randomInt(digits.length)]).join('')
  const secret = `${prefix}${body}${checksum(body)}`
  return { secret, hash: hashToken(secret), start: secret.slice(0, prefix.length + 4) }
}

/** Whether a text has the form of one of our secrets, its checksum included: all others need no look-up. */
export function isKeySecret(text: string): boolean {
  const [, body, sum] = form.exec(text) ?? []
  return body !== undefined && sum === checksum(body)
}

/** CRC-32 in six digits to the base of 62. */
function checksum(body: string): string {
  let rest = crc32(body)
  let sum = ''
  for (let place = 0; place < 6; place++) {
    sum = `${digits[rest % digits.length]}${sum}`
    rest = Math.floor(rest / digits.length)
  }
  return sum
}
