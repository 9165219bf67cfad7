import { expect, test } from 'vitest'
import { milesBetween } from './distance.ts'

const austin = { lat: 30.2672, lng: -97.7431 }
const waco = { lat: 31.5493, lng: -97.1467 }

test('Austin to Waco is some 95 miles as the crow flies, either way', () => {
  expect(milesBetween(austin, waco)).toBeCloseTo(95.4, 0)
  expect(milesBetween(waco, austin)).toBeCloseTo(milesBetween(austin, waco), 9)
  expect(milesBetween(austin, austin)).toBe(0)
})
