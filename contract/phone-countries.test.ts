import { afterEach, expect, it } from 'vitest'
import { phoneCountriesHere } from './phone-countries-here.ts'
import { phoneNumber } from './phone-texts.ts'
import { commonFields } from './words/en/fields/common.ts'

afterEach(() => {
  phoneCountriesHere.codes = null
})
const wrong = (typed: string) => phoneNumber().safeParse(typed).error?.issues[0]?.message

it('a page refuses numbers of countries that its server does not take, by the sentence of the server', () => {
  expect(wrong('+44 20 7946 0958')).toBeUndefined()
  phoneCountriesHere.codes = ['US', 'CA']
  const abroad = commonFields.phoneAbroad({ from: ['US', 'CA'] })
  expect(wrong('+44 20 7946 0958')).toBe(abroad)
  expect(wrong('+1 512 976 1234')).toBe(abroad)
  expect(wrong('(512) 555-0148')).toBeUndefined()
  expect(wrong('+1 604 555 0148')).toBeUndefined()
  expect(wrong('512 555')).toBe(commonFields.phone({ digits: 10 }))
  phoneCountriesHere.codes = ['US', 'GB']
  expect(wrong('+44 20 7946 0958')).toBeUndefined()
})
