import { expect, test } from 'vitest'
import { drivableWords, otherFacts, vehicleOf } from './request-facts.ts'

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
