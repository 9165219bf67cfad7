import { expect, test } from 'vitest'
import { textsConsent } from './texting.ts'
import { consent } from './words/en/consent.ts'
import { texts } from './words/en/texts.ts'

/** Every wording of the consent that somebody has ever agreed to, by its version. */
const wordings = [
  'By giving your number you agree to texts about this request. Msg & data rates may apply. Reply STOP to end, HELP for help.',
]

test('what people agree to is the wording of the version that is kept with their request', () => {
  expect(textsConsent).toBe(wordings.length)
  expect(consent.request).toBe(wordings.at(-1))
})

test('the first text to a number ends with what stood beside it', () => {
  expect(consent.request.endsWith(texts.terms)).toBe(true)
})
