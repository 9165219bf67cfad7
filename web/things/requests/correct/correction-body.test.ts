import { expect, test } from 'vitest'
import { emptyRequest, type RequestForm } from '../form/request-form.ts'
import { correctionOf } from './correction-body.ts'

const fix = { lat: 30.27, lng: -97.74, accuracyM: 9, fixedAt: '2026-11-21T05:00:00Z' }
const before: RequestForm = {
  ...emptyRequest,
  location: 'Austin, TX',
  position: { ...fix, beside: { text: 'Austin, TX', isSame: true } },
  serviceType: 'roadside_tire',
  tirePosition: 'steer_left',
  unitNumber: 'U204',
  phone: '(512) 555-0143',
}

test('only what is another than before is sent', () => {
  expect(correctionOf(before, before)).toEqual({})
  expect(correctionOf(before, { ...before, phone: '(512) 555-0188' })).toEqual({
    contactPhone: '(512) 555-0188',
  })
})

test('a place goes with its position, or by its words alone', () => {
  expect(correctionOf(before, { ...before, location: 'Waco, TX', position: null })).toEqual({
    location: 'Waco, TX',
  })
  const pinned = { ...fix, lat: 30.3, beside: { text: 'Austin, TX', isSame: true } }
  expect(correctionOf(before, { ...before, position: pinned })).toEqual({
    location: 'Austin, TX',
    ...fix,
    lat: 30.3,
  })
})

test('another service takes the answers to the questions of the old one along, and no others', () => {
  expect(correctionOf(before, { ...before, serviceType: 'battery_service' })).toEqual({
    serviceType: 'battery_service',
    tirePosition: '',
  })
})

test('a time is sent with its moment', () => {
  const body = correctionOf(before, {
    ...before,
    preferredServiceTime: 'custom_date/time',
    scheduledAt: '2026-11-23T09:00',
  })
  expect(body).toEqual({
    preferredServiceTime: 'custom_date/time',
    scheduledAt: new Date('2026-11-23T09:00').toISOString(),
  })
})
