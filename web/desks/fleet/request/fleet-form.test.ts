import { expect, test } from 'vitest'
import { fleetRequest as words } from '../../../messages/en/fleet-request.ts'
import { bodyOf, type FleetForm, isMissing, wrongsOf } from './fleet-form.ts'

const driverId = '0b0e9f3c-56a2-4a6c-9a39-5d6a3a8fd2a1'
const filled: FleetForm = {
  serviceType: 'Tire Change Service',
  triage: '',
  urgency: 'urgent',
  scheduledAt: '',
  title: 'Blowout',
  description: 'Outer drive tire, right',
  location: 'Waco, TX',
  highway: 'I-35',
  direction: '',
  mileMarker: '330',
  exitNumber: '',
  dropOffLocation: '',
  unitId: '',
  vehicleInfo: '2019 Freightliner Cascadia',
  isLoaded: '',
  loadType: '',
  preferredTime: '',
  budget: '',
  contactPhone: '(512) 555-0166',
  specialInstructions: '',
  poNumber: '',
}
const now = new Date('2026-11-21T05:00:00Z').getTime()

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
  const form = { ...filled, serviceType: 'Emergency Services', triage: 'tow', urgency: 'scheduled' }
  const body = bodyOf(form as FleetForm, driverId)
  expect(body).toMatchObject({ urgency: 'emergency', triage: 'tow' })
  expect(body.scheduledAt).toBeUndefined()
})

test('the unit stands for the vehicle, and a drop-off belongs to a tow', () => {
  const form = { ...filled, unitId: driverId, dropOffLocation: 'Yard' }
  expect(bodyOf(form, driverId).vehicleInfo).toBeUndefined()
  expect(bodyOf(form, driverId).dropOffLocation).toBeUndefined()
  const tow = { ...form, serviceType: 'Towing Service' }
  expect(bodyOf(tow, driverId).dropOffLocation).toBe('Yard')
})

test('service, title and description are required', () => {
  const empty = { ...filled, serviceType: '', title: ' ', description: '' }
  expect(isMissing(empty)).toBe(true)
  expect(Object.keys(wrongsOf(empty, driverId, now)).sort()).toEqual([
    'description',
    'serviceType',
    'title',
  ])
  expect(isMissing(filled)).toBe(false)
  expect(wrongsOf(filled, driverId, now)).toEqual({})
})

test('a date that is missing or past, no place, a short number and a budget in words are said at their fields', () => {
  const form: FleetForm = {
    ...filled,
    urgency: 'scheduled',
    location: '',
    contactPhone: '555',
    budget: 'a lot',
  }
  expect(wrongsOf(form, driverId, now)).toEqual({
    scheduledAt: words.whenMissing,
    location: words.locationMissing,
    contactPhone: words.contactPhoneWrong,
    budget: words.budgetWrong,
  })
  const past = { ...filled, urgency: 'scheduled', scheduledAt: '2026-01-01T08:00' } as FleetForm
  expect(wrongsOf(past, driverId, now)).toEqual({ scheduledAt: words.whenPast })
  expect(wrongsOf({ ...filled, budget: '$1,250.50' }, driverId, now)).toEqual({})
})
