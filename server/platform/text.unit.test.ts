import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanText } from './text.ts'

test('NUL and lone surrogates are refused with a sentence', () => {
  for (const text of ['a\0b', 'a\ud800', '\udc00b']) {
    expect(cleanText(text)).toEqual({ isClean: false, problem: expect.stringMatching(/\.$/) })
  }
})

test('text is composed, trimmed, and its control characters become one space', () => {
  expect(cleanText('  Cafe\u0301 \r\n\tsouth\x07\x08side\r \u202e')).toEqual({
    isClean: true,
    text: 'Café \n\tsouth side',
  })
})

test('emoji and other scripts stay as they are', () => {
  expect(cleanText('🚛 грузовик 卡车')).toEqual({ isClean: true, text: '🚛 грузовик 卡车' })
})

test('cleaning clean text changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const once = cleanText(typed)
      if (once.isClean) expect(cleanText(once.text)).toEqual(once)
    }),
  )
})
