import { expect, test } from 'vitest'
import { hashOfNobody, hashPassword, verifyAgainstNothing, verifyPassword } from './passwords.ts'

test('a password is verified by its hash, another is not', async () => {
  const hash = await hashPassword('breaker-19')
  expect(await verifyPassword(hash, 'breaker-19')).toBe(true)
  expect(await verifyPassword(hash, 'breaker-20')).toBe(false)
})

test('hashes are Argon2id with 19 MiB and 2 passes, and differ by their salt', async () => {
  const hash = await hashPassword('breaker-19')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await hashPassword('breaker-19')).not.toBe(hash)
})

test('a password typed with composed or separate accents is the same', async () => {
  expect(await verifyPassword(await hashPassword('caf\u00e9'), 'cafe\u0301')).toBe(true)
})

test('an unknown user costs as much as a known one: a hash of the same price is verified', async () => {
  const price = (hash: string) => hash.split('$').slice(1, 4)
  expect(price(await hashOfNobody())).toEqual(price(await hashPassword('breaker-19')))
  expect(await verifyAgainstNothing('wrong')).toBe(false)
})

test('a flood is refused instead of queued without end', async () => {
  const flood = Array.from({ length: 200 }, () => verifyAgainstNothing('wrong'))
  const results = await Promise.allSettled(flood)
  const refused = results.filter((result) => result.status === 'rejected')
  expect(refused.length).toBeGreaterThan(50)
  expect(results[0]?.status).toBe('fulfilled')
  expect(refused[0]?.reason).toMatchObject({ code: 'unavailable', retryAfterSeconds: 3 })
  expect(await verifyAgainstNothing('wrong')).toBe(false)
})
