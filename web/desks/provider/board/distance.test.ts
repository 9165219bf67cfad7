import { expect, test } from 'vitest'
import { boardDistance } from './distance.ts'

const austin = { lat: 30.2672, lng: -97.7431 }
const waco = { lat: 31.5493, lng: -97.1467 }

test('a card is measured from the base in tenths of a mile', () => {
  const miles = boardDistance(austin, { roughLat: waco.lat, roughLng: waco.lng }) ?? 0
  expect(miles).toBe(Math.round(miles * 10) / 10)
  expect(miles).toBeGreaterThan(90)
})

test('without a position on either side there is no distance', () => {
  expect(boardDistance(undefined, { roughLat: 30, roughLng: -97 })).toBeNull()
  expect(boardDistance({ lat: null, lng: null }, { roughLat: 30, roughLng: -97 })).toBeNull()
  expect(boardDistance(austin, { roughLat: null, roughLng: null })).toBeNull()
})
