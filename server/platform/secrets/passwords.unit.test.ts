import { expect, test } from 'vitest'
import { hashPassword, verifyAgainstNothing, verifyPassword } from './passwords.ts'

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

test('an unknown user costs as much as a known one', async () => {
  const hash = await hashPassword('breaker-19')
  const median = async (work: () => Promise<boolean>) => {
    const times: number[] = []
    for (let i = 0; i < 9; i++) {
      const start = performance.now()
      expect(await work()).toBe(false)
      times.push(performance.now() - start)
    }
    return times.sort((a, b) => a - b)[4] ?? 0
  }
  const known = await median(() => verifyPassword(hash, 'wrong'))
  const unknown = await median(() => verifyAgainstNothing('wrong'))
  expect(unknown / known).toBeGreaterThan(0.4)
  expect(unknown / known).toBeLessThan(2.5)
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
