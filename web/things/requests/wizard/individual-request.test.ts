import { expect, test } from 'vitest'
import { emptyRequest, ofFleet, type RequestForm } from '../form/request-form.ts'
import { firstWrong, requestFields, stepOfField } from './fields-of-steps.ts'
import { checkRequest } from './individual-request.ts'

const now = Date.parse('2026-11-21T08:00:00Z')
const filled: RequestForm = {
  ...emptyRequest,
  fullName: 'Dale Whitcomb',
  phone: '(512) 555-0143',
  email: 'dale@example.com',
  location: 'Waco, TX',
  serviceType: 'roadside_tire',
}

test('an empty form is refused with the sentences of the specification', () => {
  expect(checkRequest(emptyRequest, now).wrongs).toEqual({
    fullName: 'Full name is required',
    phone: 'Valid phone number is required',
    email: 'Valid email address is required',
    location: 'Current location is required',
    serviceType: 'Service type is required',
  })
})

test('a filled form gives the body of the call; marked details may stay empty', () => {
  expect(checkRequest(filled, now)).toMatchObject({ wrongs: null, body: { location: 'Waco, TX' } })
})

test('an emergency needs a place and a number alone', () => {
  const urgent: RequestForm = { ...emptyRequest, danger: 'yes' }
  expect(Object.keys(checkRequest(urgent, now).wrongs ?? {}).sort()).toEqual(['location', 'phone'])
  const { location, phone } = filled
  expect(checkRequest({ ...urgent, location, phone }, now)).toMatchObject({
    wrongs: null,
    body: {
      serviceType: 'Emergency',
      location,
      phone: '+15125550143',
      preferredServiceTime: 'asap',
    },
  })
})

test('what was typed wrong before it was an emergency does not hold it up; what is right goes along', () => {
  const { body } = checkRequest(
    { ...filled, danger: 'yes', email: 'dale at', vin: '1M8', fullName: 'Dale' },
    now,
  )
  expect(body).toMatchObject({ fullName: 'Dale' })
  expect(body).not.toHaveProperty('email')
  expect(body).not.toHaveProperty('vin')
})

test('an emergency needs no service card', () => {
  const { wrongs } = checkRequest({ ...filled, serviceType: '', danger: 'yes' }, now)
  expect(wrongs).toBeNull()
})

test('a custom time must be chosen and lie ahead', () => {
  const custom: RequestForm = { ...filled, preferredServiceTime: 'custom_date/time' }
  expect(checkRequest(custom, now).wrongs).toEqual({ scheduledAt: 'Choose the date and time.' })
  const past = { ...custom, scheduledAt: '2020-01-01T10:00' }
  expect(checkRequest(past, now).wrongs).toEqual({
    scheduledAt: 'Choose a date and time in the future.',
  })
  expect(checkRequest({ ...past, danger: 'yes' }, now).wrongs).toBeNull()
})

test('the reader is led to the first wrong field in the order of the page', () => {
  const { wrongs } = checkRequest({ ...emptyRequest, serviceType: 'truck_wash' }, now)
  expect(firstWrong(wrongs ?? {})).toBe('fullName')
  expect(firstWrong({ additionalNotes: 'x', location: 'x' })).toBe('location')
  expect(firstWrong({})).toBeNull()
})

test('every field of the form stands on step 1 or 2, but for what goes with the location', () => {
  const { position, unclear, urgency, ...fields } = emptyRequest
  const asked = Object.keys(fields).filter((field) => !(field in ofFleet))
  expect(new Set<string>(requestFields)).toEqual(new Set(asked))
  expect(stepOfField('email')).toBe(1)
  expect(stepOfField('vin')).toBe(2)
  // Where on the road is asked beside the place.
  expect(stepOfField('mileMarker')).toBe(1)
})

test('a VIN that does not add up is told at its field', () => {
  const { wrongs } = checkRequest({ ...filled, vin: '1M8GDM9A1KP042788' }, now)
  expect(wrongs?.vin).toMatch(/does not add up/)
  expect(checkRequest({ ...filled, vin: '1m8gdm9axkp042788' }, now).wrongs).toBeNull()
})
