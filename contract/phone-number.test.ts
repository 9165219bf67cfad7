import fc from 'fast-check'
import { expect, test } from 'vitest'
import { individualRequest } from './asking.ts'
import { phoneNumber } from './texts.ts'
import { type Saying, sentence } from './words/sayings.ts'

const schema = phoneNumber()
const between = fc.stringMatching(/^[ ().+/a-z-]{0,2}$/)

test('ten digits are a phone number, however they are grouped, and fewer are none, whatever stands between', () => {
  const digits = fc.array(fc.tuple(fc.constantFrom(...'0123456789'), between), { maxLength: 11 })
  fc.assert(
    fc.property(digits, (grouped) => {
      const typed = grouped.flat().join('')
      expect(schema.safeParse(typed).success).toBe(grouped.length >= 10)
    }),
  )
})

test('words for a phone number are refused with the sentence of each form', () => {
  const said = (result: ReturnType<typeof schema.safeParse>) =>
    sentence(result.error?.issues[0]?.message as Saying)
  expect(said(schema.safeParse('call me maybe'))).toBe('Phone number must be at least 10 digits')
  const { phone } = individualRequest.shape
  expect(said(phone.safeParse('call me maybe'))).toBe('Valid phone number is required')
})
