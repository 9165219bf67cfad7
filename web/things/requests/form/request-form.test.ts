import { expect, test } from 'vitest'
import { individualRequest } from '#contract/asking.ts'
import { fieldsOf, serviceTypes, wizardCards } from '#contract/catalogue.ts'
import { bodyOf } from '../wizard/individual-request.ts'
import {
  askedService,
  emptyRequest,
  type RequestForm,
  safetyAnswered,
  serviceAsked,
} from './request-form.ts'

const form: RequestForm = {
  ...emptyRequest,
  fullName: 'Dale Whitcomb',
  phone: '(512) 555-0143',
  email: 'dale@example.com',
  location: 'Waco, TX',
  serviceType: 'roadside_tire',
  tireIssue: 'blowout',
}

/** The position is where the words say. */
const beside = { text: form.location, isSame: true }

test('who wants a tow and is in danger still needs a tow; of a wash, nothing is said', () => {
  const asks = (serviceType: RequestForm['serviceType']) =>
    serviceAsked({ ...emptyRequest, serviceType, ...safetyAnswered('yes', { serviceType }) })
  expect(asks('roadside_towing')).toBe('roadside_towing')
  expect(asks('tire_service')).toBe('roadside_tire')
  expect(safetyAnswered('yes', { serviceType: 'truck_wash' })).toEqual({ danger: 'yes' })
  expect(safetyAnswered('yes', { serviceType: '' })).toEqual({ danger: 'yes' })
  expect(safetyAnswered('no', { serviceType: 'towing_service' })).toEqual({ danger: 'no' })
})

test('a link may name a service in any spelling; "Emergency" answers the safety question', () => {
  expect(askedService('roadside_tire')).toEqual({ serviceType: 'roadside_tire', danger: '' })
  expect(askedService('Towing Service')).toMatchObject({ serviceType: 'towing_service' })
  expect(askedService('emergency_services')).toEqual({ danger: 'yes' })
  expect(askedService('plumbing')).toEqual({})
  expect(askedService(null)).toEqual({})
})

test('every card and both services for cars have questions in step 2', () => {
  expect(wizardCards).toHaveLength(8)
  for (const service of serviceTypes) expect(fieldsOf(service).length).toBeGreaterThan(0)
})

test('only answers to the questions of the chosen service are sent', () => {
  const body = bodyOf({ ...form, washType: 'full_wash', specialInstructions: 'Gate 4' })
  expect(body).toMatchObject({ serviceType: 'roadside_tire', tireIssue: 'blowout' })
  expect(body).not.toHaveProperty('washType')
  expect(body).not.toHaveProperty('specialInstructions')
})

test('the body of a filled form is what the server takes', () => {
  expect(individualRequest.safeParse(bodyOf(form)).success).toBe(true)
})

test('an emergency is sent as one, now, with its triage', () => {
  const danger: RequestForm = {
    ...form,
    danger: 'yes',
    triage: 'tow',
    preferredServiceTime: 'tomorrow',
  }
  expect(bodyOf(danger)).toMatchObject({
    serviceType: 'Emergency',
    triage: 'tow',
    preferredServiceTime: 'asap',
  })
  expect(serviceAsked(danger)).toBe('roadside_towing')
  expect(serviceAsked({ ...danger, triage: '' })).toBe('roadside_repair')
})

test('coordinates are sent only when the device gave them', () => {
  expect(bodyOf(form)).not.toHaveProperty('lat')
  const position = { lat: 31.5, lng: -97.1, accuracyM: 9, fixedAt: '2026-11-21T08:00:00.000Z' }
  expect(bodyOf({ ...form, position: { ...position, beside } })).toMatchObject(position)
})

test('a chosen date and time is sent as an instant, and not with "ASAP"', () => {
  const custom: RequestForm = {
    ...form,
    preferredServiceTime: 'custom_date/time',
    scheduledAt: '2026-11-22T09:30',
  }
  expect(bodyOf(custom).scheduledAt).toBe(new Date('2026-11-22T09:30').toISOString())
  expect(bodyOf({ ...custom, preferredServiceTime: 'asap' })).not.toHaveProperty('scheduledAt')
})

test('of tomorrow a time may be said, and need not', () => {
  const tomorrow: RequestForm = { ...form, preferredServiceTime: 'tomorrow' }
  expect(bodyOf(tomorrow)).not.toHaveProperty('scheduledAt')
  const atNine = { ...tomorrow, scheduledAt: '2026-11-22T09:00' }
  expect(bodyOf(atNine).scheduledAt).toBe(new Date('2026-11-22T09:00').toISOString())
})

test('a pin that was put by hand is sent like a position of the device', () => {
  const position = { lat: 31.5, lng: -97.1, accuracyM: 10, fixedAt: '2026-11-21T08:00:00.000Z' }
  const body = bodyOf({ ...form, position: { ...position, beside, isPinned: true } })
  expect(body).toMatchObject(position)
  expect(body).not.toHaveProperty('isPinned')
})

test('the load is sent only of a truck that is loaded', () => {
  const truck: RequestForm = { ...form, isLoaded: 'no', loadType: 'hazmat' }
  expect(bodyOf(truck)).not.toHaveProperty('loadType')
  expect(bodyOf({ ...truck, isLoaded: 'yes' })).toMatchObject({ loadType: 'hazmat' })
})

test('where on the road is sent with every service but a wash', () => {
  const road: RequestForm = { ...form, highway: 'I-35', mileMarker: '331' }
  expect(bodyOf(road)).toMatchObject({ highway: 'I-35', mileMarker: '331' })
  expect(bodyOf({ ...road, serviceType: 'truck_wash' })).not.toHaveProperty('highway')
})
