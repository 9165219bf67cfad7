import { expect, test } from 'vitest'
import { likelyArrivals } from './likely-arrivals.ts'

test.each([
  [null, []],
  [1, ['15 minutes', '30 minutes']],
  [12, ['30 minutes', '45 minutes']],
  [40, ['1.5 hours', '2 hours']],
  [400, ['3+ hours']],
])('from %s miles away %j are likely', (miles, expected) => {
  expect(likelyArrivals(miles)).toEqual(expected)
})
