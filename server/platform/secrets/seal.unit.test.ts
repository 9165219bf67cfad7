import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openWithKey, sealWithKey } from './seal.ts'

const text = fc.string({ unit: 'grapheme' })

test('what was sealed is read with the same secret and with no other', () => {
  fc.assert(
    fc.property(text, text, (plain, secret) => {
      const sealed = sealWithKey(plain, secret)
      expect(openWithKey(sealed, secret)).toBe(plain)
      expect(() => openWithKey(sealed, `${secret}x`)).toThrow()
    }),
  )
})

test('a changed byte anywhere is noticed', () => {
  const sealed = sealWithKey('{"accessToken":"abc"}', 'key-12345678')
  for (let i = 0; i < sealed.length; i++) {
    const changed = Buffer.from(sealed)
    changed[i] = (changed[i] ?? 0) ^ 1
    expect(() => openWithKey(changed, 'key-12345678')).toThrow()
  }
})

test('the sealed bytes neither show the text nor repeat themselves', () => {
  const sealed = sealWithKey('"accessToken"', 'key-12345678')
  expect(sealed.includes('accessToken')).toBe(false)
  expect(sealed.equals(sealWithKey('"accessToken"', 'key-12345678'))).toBe(false)
})

test('what is nothing sealed is refused', () => {
  expect(() => openWithKey(Buffer.alloc(0), 'key')).toThrow()
  expect(() => openWithKey(Buffer.alloc(100), 'key')).toThrow()
})
