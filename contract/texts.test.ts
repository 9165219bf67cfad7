import { expect, it } from 'vitest'
import { text, textFrom } from './texts.ts'

it('a text reads as it is checked: nothing in it turns its letters around', () => {
  const turned = ' Call \u202e6410 555 215\u202c, \u2067שלום\u2069 '
  expect(text(100, 'notes').parse(turned)).toBe('Call 6410 555 215, שלום')
  expect(textFrom(1, 100, 'notes').parse(turned)).toBe('Call 6410 555 215, שלום')
})
