import { expect, test } from 'vitest'
import { doesWork, guessedClass, truckClassOf } from './truck-class.ts'

test.each([
  [{ vehicleType: 'pickup' }, 'light'],
  [{ truckType: 'semi' }, 'heavy'],
  [{ affected: 'trailer' }, 'heavy'],
  [{ affected: 'tractor_and_trailer', make: 'Ford' }, 'heavy'],
  [{ make: 'Peterbilt' }, 'heavy'],
  // A fleet's unit, and one whose make builds small ones too.
  [{ affected: 'tractor' }, 'heavy'],
  [{ affected: 'tractor', make: 'Ford' }, null],
  [{ make: 'Isuzu' }, null],
  [{ truckType: 'box_truck' }, null],
  [{}, null],
] as const)('of %j the size is %s', (said, size) => {
  expect(guessedClass('towing_service', said)).toBe(size)
})

test('what was said counts before what is guessed, and who is not sure has said nothing', () => {
  expect(truckClassOf('towing_service', { truckClass: 'medium', truckType: 'semi' })).toBe('medium')
  expect(truckClassOf('towing_service', { truckClass: 'not_sure' })).toBeNull()
  expect(truckClassOf('towing_service', { truckClass: 'not_sure', truckType: 'semi' })).toBe(
    'heavy',
  )
  expect(truckClassOf('mobile_auto_repair', {})).toBe('light')
})

test('who has said only that it does truck tires takes every size', () => {
  const shop = { trades: ['tire', 'towing'], truckWork: ['truck_tires'] } as const
  expect(doesWork(shop, { trades: ['tire'], truckClass: 'heavy' })).toBe(true)
  expect(doesWork(shop, { trades: ['towing'], truckClass: 'light' })).toBe(true)
  expect(doesWork(shop, { trades: ['battery'], truckClass: null })).toBe(false)
})
