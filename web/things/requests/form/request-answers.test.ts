import { expect, test } from 'vitest'
import { answersOf, isAsked } from './request-answers.ts'
import { emptyRequest, type RequestForm } from './request-form.ts'

const tow: RequestForm = { ...emptyRequest, serviceType: 'towing_service' }

test('how big the truck is is asked of who has not said it otherwise, and of no known unit', () => {
  expect(isAsked('truckClass', tow)).toBe(true)
  expect(isAsked('truckClass', { ...tow, truckType: 'semi' })).toBe(false)
  expect(isAsked('truckClass', { ...tow, make: 'Peterbilt' })).toBe(false)
  expect(isAsked('truckClass', { ...tow, vehicleType: 'pickup' })).toBe(false)
  expect(isAsked('truckClass', { ...tow, vehicleType: 'truck' })).toBe(true)
  expect(isAsked('truckClass', { ...tow, unitId: 'a-unit' })).toBe(false)
})

test('an answer to a question that is not asked any more is not sent', () => {
  const answered = { ...tow, truckClass: 'medium', towType: 'local_tow' }
  expect(answersOf(answered)).toEqual({ truckClass: 'medium', towType: 'local_tow' })
  expect(answersOf({ ...answered, truckType: 'semi' })).toEqual({
    towType: 'local_tow',
    truckType: 'semi',
  })
})

test('a vehicle that is no truck is asked for no load, where the service asks what it is', () => {
  const motorcycle = { ...tow, vehicleType: 'motorcycle' }
  for (const name of ['truckType', 'isLoaded', 'affected'] as const) {
    expect(isAsked(name, motorcycle)).toBe(false)
    expect(isAsked(name, { ...tow, vehicleType: 'pickup' })).toBe(true)
    expect(isAsked(name, { ...motorcycle, serviceType: 'roadside_repair' })).toBe(true)
  }
})
