import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { settings } from '#contract/settings.ts'
import { sentencesOf } from '../../../kit/api/form.ts'
import {
  arrivalChoices,
  doubtOf,
  doubtOfArrival,
  offerOf,
  priceCents,
  shareOf,
  validityChoices,
} from './offer-form.ts'
import { offerSchema } from './offer-schema.ts'

test('the fee is shown while the price is typed', () => {
  expect(shareOf('185')).toEqual({ youReceive: '166.50', fee: '18.50' })
  expect(shareOf('10.00')).toEqual({ youReceive: '7.00', fee: '3.00' })
  expect(shareOf('5000')).toEqual({ youReceive: '4850.00', fee: '150.00' })
  expect(shareOf('')).toBeNull()
})

test('a price is more than nothing, at most 100,000.00 and has no parts of a cent', () => {
  for (const price of ['0', '0.00', '100000.01', '12.345', '-3', '1e3', 'ten'])
    expect(priceCents(price)).toBeNull()
  expect(priceCents('0.01')).toBe(1)
  expect(priceCents('100000')).toBe(10_000_000)
})

test('a price in parts of a cent or in no number is told so, and not that it is out of range', () => {
  const told = (price: string) =>
    sentencesOf(offerSchema().safeParse({ ...offerOf(), price }).error ?? new z.core.$ZodError([]))
  expect(told('12.345').price).toBe(
    'Enter the price in dollars and cents, with at most two decimals.',
  )
  const range = 'Enter a price between $0.01 and $100,000.00.'
  for (const price of ['0', '-5', '99999999']) expect(told(price).price).toBe(range)
  for (const price of ['150,5', '1,000', 'ten', ''])
    expect(told(price).price).toBe('Enter a price in dollars, such as 185 or 185.50.')
})

test('the usual validity is left to the server', () => {
  const form = {
    price: '99.50',
    estimatedDuration: '45 minutes',
    message: ' fast ',
    validMinutes: '',
    takesTerms: true,
  }
  expect(offerSchema().parse(form)).toEqual({
    price: '99.50',
    estimatedDuration: '45 minutes',
    message: 'fast',
    validMinutes: undefined,
    takesTerms: true,
  })
  expect(offerSchema().parse({ ...form, validMinutes: '60' }).validMinutes).toBe(60)
})

test('every validity on offer is one that the server takes', () => {
  const { min, max } = settings.bidExpiryRangeMs
  for (const { value } of validityChoices(240).slice(1)) {
    expect(Number(value) * 60_000).toBeGreaterThanOrEqual(min)
    expect(Number(value) * 60_000).toBeLessThanOrEqual(max)
  }
})

test('the arrival times are the seven of the specification', () => {
  expect(arrivalChoices().map(({ label }) => label)).toEqual([
    '15 minutes',
    '30 minutes',
    '45 minutes',
    '1 hour',
    '1.5 hours',
    '2 hours',
    '3+ hours',
  ])
})

test('a price that the fee takes whole is worth a question, or one far from the usual; every other is not', () => {
  const doubts = (usual: string | null, prices: readonly string[]) =>
    prices.map((price) => doubtOf(price, usual))
  expect(doubts(null, ['3.00', '3.01', '9950', '', 'abc', '99,50'])).toEqual([
    'You would receive $0.00: the fee takes all of $3.00. Is this the price you meant?',
    ...[null, null, null, null, null],
  ])
  expect(doubts('540.00', ['2160', '2161', '135', '134'])).toEqual([
    null,
    '$2,161.00 is far from your usual $540.00. Is this the price you meant?',
    null,
    '$134.00 is far from your usual $540.00. Is this the price you meant?',
  ])
})

test('an arrival that no truck drives is worth a question, but not of a scheduled job or without a position', () => {
  const way = { distanceMiles: 19, urgency: 'urgent' } as const
  expect(doubtOfArrival('15 minutes', way)).toMatch(/^It is 19 mi from your base/)
  expect(doubtOfArrival('30 minutes', way)).toBeNull()
  expect(doubtOfArrival('', way)).toBeNull()
  expect(doubtOfArrival('15 minutes', { ...way, distanceMiles: null })).toBeNull()
  expect(doubtOfArrival('15 minutes', { ...way, urgency: 'scheduled' })).toBeNull()
})
