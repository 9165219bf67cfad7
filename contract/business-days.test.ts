import { expect, it } from 'vitest'
import { businessDaysAfter, isBusinessDay } from './business-days.ts'

it.each([
  ['2026-11-26', false], // Thanksgiving
  ['2026-11-27', true],
  ['2026-07-03', true], // July 4 is a Saturday: banks are open the day before
  ['2027-07-05', false], // July 4 is a Sunday
  ['2026-05-25', false], // Memorial Day
  ['2026-01-19', false], // Martin Luther King Jr.
  ['2026-10-12', false], // Columbus Day
  ['2026-06-19', false], // Juneteenth
  ['2026-11-22', false], // a Sunday
])('knows the days of banks: %s', (day, isOne) => {
  expect(isBusinessDay(day)).toBe(isOne)
})

it.each([
  ['2026-11-25', 2, '2026-11-30'], // over Thanksgiving and a weekend
  ['2026-12-24', 2, '2026-12-29'],
  ['2026-12-31', 1, '2027-01-04'], // over the new year
  ['2026-11-21', 0, '2026-11-23'], // a Saturday
  ['2026-11-23', 0, '2026-11-23'],
])('counts business days: %s and %i', (day, count, after) => {
  expect(businessDaysAfter(day, count)).toBe(after)
})
