import { expect, test } from 'vitest'
import { settings } from '#contract/settings.ts'
import { fleetRequest as words } from '#contract/words/en/fleet-request.ts'
import { requestSteps } from '#contract/words/en/request-steps.ts'
import type { RequestForm } from '../../../things/requests/form/request-form.ts'
import { questionsOf } from './fleet-questions.ts'
import { bodyOf, checkFleetRequest, isMissing, startOf } from './fleet-request.ts'

const driverId = '0b0e9f3c-56a2-4a6c-9a39-5d6a3a8fd2a1'
const driver = {
  phone: '(512) 555-0166',
  units: [],
  vehicleInfo: '2019 Freightliner Cascadia',
  lastKnownLocation: null,
}
const filled: RequestForm = {
  ...startOf(driver as never, 0),
  serviceType: 'roadside_tire',
  title: 'Blowout',
  problemDescription: 'Outer drive tire, right',
  location: 'Waco, TX',
  highway: 'I-35',
  mileMarker: '330',
}
const now = new Date('2026-11-21T05:00:00Z').getTime()
const wrongsOf = (form: RequestForm) => checkFleetRequest(form, now, driverId).wrongs

test('a last known location is the place only where the truck stands there or was there just now', () => {
  const placeAt = (at: number | null, isOfRequest = false) =>
    startOf(
      {
        ...driver,
        lastKnownLocation: {
          place: 'Waco, TX',
          at: at === null ? null : new Date(at).toISOString(),
          isOfRequest,
        },
      } as never,
      now,
    ).location
  expect(placeAt(now - settings.lastLocationFreshMs)).toBe('Waco, TX')
  expect(placeAt(now - settings.lastLocationFreshMs - 1)).toBe('')
  expect(placeAt(null)).toBe('')
  expect(placeAt(now - 9 * settings.lastLocationFreshMs, true)).toBe('Waco, TX')
})

test('a title that is too long is said so, not cut', () => {
  expect(wrongsOf({ ...filled, title: 'x'.repeat(120) })).toBeNull()
  expect(wrongsOf({ ...filled, title: 'x'.repeat(121) })).toEqual({
    title: 'Title is too long: at most 120 characters.',
  })
})

test('what was said goes along, what was not stays out', () => {
  expect(bodyOf(filled, driverId)).toEqual({
    driverId,
    serviceType: 'Tire Change Service',
    title: 'Blowout',
    description: 'Outer drive tire, right',
    urgency: 'urgent',
    location: 'Waco, TX',
    highway: 'I-35',
    mileMarker: '330',
    vehicleInfo: '2019 Freightliner Cascadia',
    contactPhone: '(512) 555-0166',
  })
})

test('an emergency is one, whatever the urgency was before', () => {
  const form = { ...filled, danger: 'yes', triage: 'tow', urgency: 'scheduled' } as RequestForm
  const body = bodyOf(form, driverId)
  expect(body).toMatchObject({
    serviceType: 'Emergency Services',
    urgency: 'emergency',
    triage: 'tow',
  })
  expect(body.scheduledAt).toBeUndefined()
})

test('the unit stands for the vehicle, and a drop-off belongs to a tow', () => {
  const form = { ...filled, unitId: driverId, dropOffLocation: 'Yard' }
  expect(bodyOf(form, driverId).vehicleInfo).toBeUndefined()
  expect(bodyOf(form, driverId).dropOffLocation).toBeUndefined()
  const tow: RequestForm = { ...form, serviceType: 'towing_service' }
  expect(bodyOf(tow, driverId).dropOffLocation).toBe('Yard')
})

test('service, title and description are required', () => {
  const empty: RequestForm = { ...filled, serviceType: '', title: ' ', problemDescription: '' }
  expect(isMissing(empty)).toBe(true)
  expect(Object.keys(wrongsOf(empty) ?? {}).sort()).toEqual([
    'problemDescription',
    'serviceType',
    'title',
  ])
  expect(isMissing(filled)).toBe(false)
  expect(wrongsOf(filled)).toBeNull()
})

test('a date that is missing or past, no place, a short number and a budget in words are said at their fields', () => {
  const form: RequestForm = {
    ...filled,
    urgency: 'scheduled',
    location: '',
    phone: '555',
    budget: 'a lot',
  }
  expect(wrongsOf(form)).toEqual({
    scheduledAt: requestSteps.when.missing,
    location: words.locationMissing,
    phone:
      'Contact phone must be a number we can call, with its area code and no extension: (512) 555-0148',
    budget: words.budgetWrong,
  })
  const past = { ...filled, urgency: 'scheduled', scheduledAt: '2026-01-01T08:00' } as RequestForm
  expect(wrongsOf(past)).toEqual({ scheduledAt: requestSteps.when.past })
  expect(wrongsOf({ ...filled, budget: '$1,250.50' })).toBeNull()
})

test('a service asks its own questions, but none that the record of the unit answers', () => {
  const { place, load, more } = questionsOf({ ...filled, serviceType: 'towing_service' })
  expect([place, load].map((part) => part.map(({ name }) => name))).toEqual([
    ['dropOffLocation'],
    ['isLoaded', 'loadType'],
  ])
  const names = more.map(({ name }) => name)
  expect(names).toContain('towType')
  expect(names).not.toContain('vin')
  const said: RequestForm = { ...filled, serviceType: 'towing_service', towType: 'local_tow' }
  expect(bodyOf(said, driverId)).toMatchObject({ towType: 'local_tow' })
})
