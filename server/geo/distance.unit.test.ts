import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boxAround, directionTo, milesApart, milesBetween, type Point } from './distance.ts'

const lat = fc.double({ min: -90, max: 90, noNaN: true })
const lng = fc.double({ min: -180, max: 180, noNaN: true })
const point = fc.record({ lat, lng })

/** The point so many miles from another in a direction (degrees clockwise from north). */
function travel(from: Point, bearing: number, miles: number): Point {
  const toRadians = Math.PI / 180
  const angle = miles / 3958.7613
  const lat1 = from.lat * toRadians
  const heading = bearing * toRadians
  const lat2 = Math.asin(
    Math.sin(lat1) * Math.cos(angle) + Math.cos(lat1) * Math.sin(angle) * Math.cos(heading),
  )
  const dLng = Math.atan2(
    Math.sin(heading) * Math.sin(angle) * Math.cos(lat1),
    Math.cos(angle) - Math.sin(lat1) * Math.sin(lat2),
  )
  const lng2 = from.lng + dLng / toRadians
  return { lat: lat2 / toRadians, lng: ((((lng2 + 180) % 360) + 360) % 360) - 180 }
}

test('known distances are right to one percent', () => {
  expect(milesBetween(30.2672, -97.7431, 29.4241, -98.4936)).toBeCloseTo(73.5, 0)
  expect(milesBetween(40.7128, -74.006, 34.0522, -118.2437) / 2446).toBeCloseTo(1, 2)
})

test('distance is the same both ways, never negative, zero only to itself and at most half the globe', () => {
  fc.assert(
    fc.property(point, point, (a, b) => {
      const miles = milesApart(a, b)
      expect(miles).toBeCloseTo(milesApart(b, a), 9)
      expect(miles).toBeGreaterThanOrEqual(0)
      expect(miles).toBeLessThanOrEqual(Math.PI * 3958.7613 + 1e-6)
      expect(milesApart(a, a)).toBe(0)
    }),
  )
})

test('a detour is never shorter', () => {
  // Near the antipodes the arc sine keeps some seven digits of thousands of miles.
  const rounding = 1e-3
  fc.assert(
    fc.property(point, point, point, (a, b, c) => {
      expect(milesApart(a, c)).toBeLessThanOrEqual(milesApart(a, b) + milesApart(b, c) + rounding)
    }),
  )
})

test('a box holds everything within its radius, at the antimeridian and the poles too', () => {
  const miles = fc.double({ min: 0.01, max: 3000, noNaN: true })
  const bearing = fc.double({ min: 0, max: 360, noNaN: true })
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(point, miles, bearing, share, (centre, radius, direction, part) => {
      const box = boxAround(centre.lat, centre.lng, radius)
      const inside = travel(centre, direction, radius * part)
      expect(inside.lat).toBeGreaterThanOrEqual(box.minLat)
      expect(inside.lat).toBeLessThanOrEqual(box.maxLat)
      expect(inside.lng).toBeGreaterThanOrEqual(box.minLng)
      expect(inside.lng).toBeLessThanOrEqual(box.maxLng)
    }),
    { numRuns: 2000 },
  )
})

test('a box stays on the globe and is tight in the middle of the country', () => {
  fc.assert(
    fc.property(point, fc.double({ min: 0, max: 20_000, noNaN: true }), (centre, miles) => {
      const { minLat, maxLat, minLng, maxLng } = boxAround(centre.lat, centre.lng, miles)
      expect(minLat).toBeGreaterThanOrEqual(-90)
      expect(maxLat).toBeLessThanOrEqual(90)
      expect(minLng).toBeGreaterThanOrEqual(-180)
      expect(maxLng).toBeLessThanOrEqual(180)
    }),
  )
  const box = boxAround(31.55, -97.15, 50)
  expect(milesBetween(31.55, -97.15, box.maxLat, -97.15)).toBeCloseTo(50, 1)
  expect(milesBetween(31.55, -97.15, 31.55, box.maxLng)).toBeCloseTo(50, 0)
})

test('directions are those of the compass', () => {
  const waco = { lat: 31.55, lng: -97.15 }
  expect(directionTo(waco, { lat: 32.8, lng: -97.15 })).toBe('N')
  expect(directionTo(waco, { lat: 32.0, lng: -96.6 })).toBe('NE')
  expect(directionTo(waco, { lat: 31.55, lng: -95 })).toBe('E')
  expect(directionTo(waco, { lat: 30.6, lng: -98.2 })).toBe('SW')
  expect(directionTo({ lat: 51.9, lng: 179.5 }, { lat: 51.9, lng: -179.5 })).toBe('E')
})
