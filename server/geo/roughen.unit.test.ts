import fc from 'fast-check'
import { expect, test } from 'vitest'
import { milesApart } from './distance.ts'
import { roughen } from './roughen.ts'

const KM = 1.609344
const anywhere = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
})
/** Where trucks drive, Alaska included. */
const onRoads = fc.record({
  lat: fc.double({ min: 17, max: 71, noNaN: true }),
  lng: fc.double({ min: -170, max: -64, noNaN: true }),
})

test('a roughened point is at most 0.75 km off', () => {
  fc.assert(
    fc.property(onRoads, (point) => {
      expect(milesApart(point, roughen(point.lat, point.lng)) * KM).toBeLessThan(0.75)
    }),
    { numRuns: 2000 },
  )
})

test('roughening twice changes nothing, anywhere on the globe', () => {
  fc.assert(
    fc.property(anywhere, ({ lat, lng }) => {
      const once = roughen(lat, lng)
      expect(roughen(once.lat, once.lng)).toEqual(once)
      expect(Math.abs(once.lat)).toBeLessThanOrEqual(90)
      expect(Math.abs(once.lng)).toBeLessThanOrEqual(180)
    }),
    { numRuns: 2000 },
  )
})

test('all points of one square give one answer, so that moving a little tells nothing', () => {
  const { lat, lng } = roughen(31.5493, -97.1467)
  const answers = new Set<string>()
  for (let i = -4; i <= 4; i++) {
    for (let j = -4; j <= 4; j++) {
      answers.add(JSON.stringify(roughen(lat + i * 0.001, lng + j * 0.0012)))
    }
  }
  expect(answers.size).toBe(1)
})

test('squares are about one kilometre wide in the north as in the south', () => {
  for (const lat of [25.7, 31.5, 47.6, 64.8]) {
    const here = roughen(lat, -97)
    let lng = here.lng
    while (roughen(lat, lng).lng === here.lng) lng += 0.0005
    const next = roughen(lat, lng)
    expect(milesApart(here, next) * KM).toBeGreaterThan(0.95)
    expect(milesApart(here, next) * KM).toBeLessThan(1.05)
  }
})
