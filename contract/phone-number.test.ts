import fc from 'fast-check'
import { expect, test } from 'vitest'
import { individualRequest } from './asking.ts'
import { driverAsk } from './fleet-requests.ts'
import { formatPhone, phoneHref } from './phone-shown.ts'
import { phoneInstead, phoneNumber } from './phone-texts.ts'
import { mapRequest } from './towing.ts'
import { type Saying, sentence } from './words/sayings.ts'

const schema = phoneNumber()
const read = (typed: string) => schema.safeParse(typed)
const saidOf = (result: ReturnType<typeof schema.safeParse>) =>
  sentence(result.error?.issues[0]?.message as Saying)

test.each([
  '(512) 555-0148',
  '512-555-0148',
  '512.555.0148',
  '5125550148',
  '1 512 555 0148',
  '+1 512 555 0148',
  '+1 (512) 555-0148 ',
])('“%s” is one and the same number', (typed) => {
  expect(read(typed).data).toBe('+15125550148')
})

test('a number of Canada or Mexico is read too, another country’s with its plus', () => {
  expect(read('(416) 555-0148').data).toBe('+14165550148')
  expect(read('+52 55 1234 5678').data).toBe('+525512345678')
  expect(read('+44 (0)20 7946 0958').data).toBe('+442079460958')
})

test('however the ten digits are grouped, and whatever is read once is read again as it stands', () => {
  const from2 = fc.constantFrom(...'23456789')
  const digit = fc.constantFrom(...'0123456789')
  const between = fc.constantFrom('', ' ', '-', '.', ' - ')
  const number = fc.tuple(from2, digit, digit, from2, digit, digit, digit, digit, digit, digit)
  fc.assert(
    fc.property(number, between, between, (digits, one, other) => {
      const all = digits.join('')
      const typed = `${all.slice(0, 3)}${one}${all.slice(3, 6)}${other}${all.slice(6)}`
      const stored = read(typed).data
      expect(stored).toBe(`+1${all}`)
      expect(read(formatPhone(`+1${all}`)).data).toBe(stored)
      expect(read(`+1${all}`).data).toBe(stored)
      expect(phoneHref(`+1${all}`)).toBe(`tel:+1${all}`)
    }),
  )
})

test.each(['call me maybe', 'call the office', '555-0148', '', '512 555 014'])(
  '“%s” is told how many digits a number has',
  (typed) => {
    expect(saidOf(read(typed))).toBe('Phone number must be at least 10 digits')
  },
)

test.each([
  '012 555 0148',
  '512 155 0148',
  '512 555 0148 x9',
  '512 555 0148 ext. 12',
  'call 512 555 0148',
  '512 555 0148 Joe',
  '512 555 01489',
  '+999 1234567890',
])('“%s” is refused with the field’s name and an example', (typed) => {
  expect(saidOf(read(typed))).toBe(
    'Phone must be a number we can call, with its area code and no extension: (512) 555-0148',
  )
})

test('each form says it in its own sentence, and where a number is known nothing typed means that one', () => {
  expect(saidOf(individualRequest.shape.phone.safeParse('call me maybe'))).toBe(
    'Valid phone number is required',
  )
  expect(mapRequest.shape.contactPhone.safeParse('').data).toBe('')
  expect(driverAsk.shape.contactPhone.safeParse('512 555 0148').data).toBe('+15125550148')
  expect(saidOf(phoneInstead('contactPhone').safeParse('call Joe'))).toMatch(/^Contact phone must/)
})
