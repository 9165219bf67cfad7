import { expect, it } from 'vitest'
import { plainNumber } from './plain-number.ts'

it.each([
  ['$250', '250'],
  ['$ 1,250.50', '1250.50'],
  ['12,500', '12500'],
  ['1,250,000.00', '1250000.00'],
  ['250.5', '250.5'],
])('%s is a number as people write it', (typed, sent) => {
  expect(plainNumber(typed)).toBe(sent)
})

it.each(['12,50', '1,2500', '1,25', 'about 200'])('%s is left to be refused', (typed) => {
  expect(plainNumber(typed)).toContain(typed.includes(',') ? ',' : 'about')
})
