import fc from 'fast-check'
import { expect, test } from 'vitest'
import { milesBetween } from './distance.ts'
import { nearestTown, townTyped } from './nearest-town.ts'
import { loadTowns } from './towns.ts'

test('a point is named after the town it is near', () => {
  expect(nearestTown(31.55, -97.15)).toMatchObject({
    label: 'Waco, TX',
    town: 'Waco',
    state: 'TX',
  })
  expect(nearestTown(41.1, -102.4)?.label).toBe('4 mi E of Chappell, NE')
  expect(nearestTown(35.3, -101.7)?.label).toBe('9 mi NE of Amarillo, TX')
})

test('a town that people know is preferred to the hamlet next to it', () => {
  const near = nearestTown(32.0, -102.2)
  expect(near?.label).toMatch(/of Midland, TX$/)
})

test('far out at sea and on other continents there is none', () => {
  expect(nearestTown(0, 0)).toBeNull()
  expect(nearestTown(48.85, 2.35)).toBeNull()
})

test('it finds the same town as looking at every one', () => {
  const { lats, lngs, populations } = loadTowns()
  const onLand = fc.record({
    lat: fc.double({ min: 30, max: 48, noNaN: true }),
    lng: fc.double({ min: -120, max: -80, noNaN: true }),
  })
  fc.assert(
    fc.property(onLand, ({ lat, lng }) => {
      let best = 12
      for (let i = 0; i < lats.length; i++) {
        if ((populations[i] ?? 0) < 5000) continue
        best = Math.min(best, milesBetween(lat, lng, lats[i] ?? 0, lngs[i] ?? 0))
      }
      if (best < 12) expect(nearestTown(lat, lng)?.miles).toBeCloseTo(best, 9)
    }),
    { numRuns: 50 },
  )
})

const betweenAustinAndRoundRock = { lat: 30.46, lng: -97.65 }

test('the town that was typed goes before a nearer one, as far as people say so', () => {
  const typed = (text: string) => townTyped(text, betweenAustinAndRoundRock)?.town
  expect(typed('I-35 exit 250, Round Rock TX')).toBe('Round Rock')
  // A street may be called after another town; an address ends with its own.
  expect(typed('Manor Rd, Round Rock, TX')).toBe('Round Rock')
  expect(typed('on the shoulder, no town in sight')).toBeUndefined()
  expect(typed('Dallas, TX')).toBeUndefined()
})
