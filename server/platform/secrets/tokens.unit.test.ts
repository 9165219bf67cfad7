import { expect, test } from 'vitest'
import { hashToken, newToken, sameHash } from './tokens.ts'

test('a token is 32 random bytes in base64url, and its hash is not the token', () => {
  const { token, hash } = newToken()
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(hash).toHaveLength(32)
  expect(hash.equals(Buffer.from(token, 'base64url'))).toBe(false)
  expect(newToken().token).not.toBe(token)
})

test('the hash of a token is found again, and of no other', () => {
  const { token, hash } = newToken()
  expect(sameHash(hashToken(token), hash)).toBe(true)
  expect(sameHash(hashToken(`${token}x`), hash)).toBe(false)
  expect(sameHash(hash.subarray(1), hash)).toBe(false)
})
