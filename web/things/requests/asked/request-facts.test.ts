import { expect, test } from 'vitest'
import { dayAfter, drivableWords, otherFacts, vehicleOf } from './request-facts.ts'

test('a vehicle is one line of what is known of it', () => {
  expect(
    vehicleOf({ year: '2019', make: 'Freightliner', model: 'Cascadia', vehicleColor: 'White' }),
  ).toBe('2019 Freightliner Cascadia, White')
  expect(vehicleOf({ vin: '1FUJGLDR5CLBP8834' })).toBe('VIN 1FUJGLDR5CLBP8834')
  expect(vehicleOf({})).toBeNull()
})

test('stored options are shown as people say them, what stands elsewhere is not said twice', () => {
  expect(
    otherFacts({ truckType: 'box_truck', isLoaded: 'yes', make: 'Mack', isDrivable: 'no' }),
  ).toEqual([
    { label: 'Truck type', value: 'Box Truck' },
    { label: 'Loaded', value: 'Yes' },
  ])
})

test('drivable is said only when it was asked', () => {
  expect(drivableWords({ isDrivable: 'no' })).toBe('Not drivable')
  expect(drivableWords({})).toBeNull()
})

test('"tomorrow" is the day after by the clock of the place, over a month’s end and a change of the clock', () => {
  const dayThere = (at: string) => dayAfter(new Date(at), 'America/Chicago')
  expect(dayThere('2026-11-29T05:59:00Z')).toBe('2026-11-29')
  expect(dayThere('2026-11-29T06:00:00Z')).toBe('2026-11-30')
  expect(dayThere('2026-12-31T18:00:00Z')).toBe('2027-01-01')
  // The night in which the clock goes back has 25 hours.
  expect(dayThere('2026-11-01T05:30:00Z')).toBe('2026-11-02')
})
