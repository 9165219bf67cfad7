import { expect, test } from 'vitest'
import { isKeySecret, newKeySecret } from './key-secret.ts'

test('a secret is known by its beginning and its checksum, and shows only four of its letters later', () => {
  const { secret, start } = newKeySecret()
  expect(secret).toMatch(/^rc_live_[0-9A-Za-z]{36}$/)
  expect(secret.startsWith(start)).toBe(true)
  expect(start).toHaveLength('rc_live_'.length + 4)
  expect(isKeySecret(secret)).toBe(true)
  expect(newKeySecret().secret).not.toBe(secret)
})

test('what was mistyped or only looks like one is none', () => {
  const { secret } = newKeySecret()
  const last = secret.at(-1) === 'a' ? 'b' : 'a'
  for (const wrong of [
    `${secret.slice(0, -1)}${last}`,
    secret.slice(0, -1),
    `${secret}a`,
    '',
    'rc_live_',
  ])
    expect([wrong, isKeySecret(wrong)]).toEqual([wrong, false])
})
