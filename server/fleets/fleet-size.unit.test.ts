import { expect, it } from 'vitest'
import { fleetSizeOf } from './fleet-size.ts'

it.each([
  [0, null],
  [1, '1-5'],
  [5, '1-5'],
  [6, '6-10'],
  [40, '26-50'],
  [100, '51-100'],
  [101, '100+'],
  [100_000, '100+'],
])('%i vehicles are a fleet of %s', (count, size) => {
  expect(fleetSizeOf(count)).toBe(size)
})
