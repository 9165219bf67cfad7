import { expect, test } from 'vitest'
import { emptyRequest, type RequestForm } from '../../../things/requests/form/request-form.ts'
import { checkMapRequest } from './map-request.ts'

const now = Date.parse('2026-11-21T08:00:00Z')
const check = (part: Partial<RequestForm>, providerId: string | null = null) =>
  checkMapRequest({ ...emptyRequest, serviceType: 'towing_service', ...part }, now, providerId)
const beside = { text: 'Austin, TX', isSame: true }
const tow: Partial<RequestForm> = {
  location: 'Austin, TX',
  dropOffLocation: 'Waco, TX',
  make: 'Mack',
  model: 'Anthem',
  year: '2021',
  problemDescription: 'No air.',
  phone: '(512) 555-0143',
}

test('a tow says everything that S0 §5 asks', () => {
  expect(Object.keys(check({}).wrongs ?? {}).sort()).toEqual([
    'dropOffLocation',
    'location',
    'make',
    'model',
    'phone',
    'problemDescription',
    'year',
  ])
  expect(check(tow)).toMatchObject({
    wrongs: null,
    body: {
      serviceType: 'towing_service',
      pickupLocation: 'Austin, TX',
      dropoffLocation: 'Waco, TX',
      vehicleMake: 'Mack',
      contactPhone: '+15125550143',
      urgency: 'urgent',
    },
  })
})

test('any other service asks for a place and a phone number', () => {
  const short = { serviceType: 'roadside_tire' as const, location: 'Austin, TX' }
  expect(check(short).wrongs).toEqual({
    phone: expect.stringContaining('Contact phone must be a number we can call'),
  })
  expect(check({ ...short, phone: '5125550143' }).body).toEqual({
    serviceType: 'roadside_tire',
    pickupLocation: 'Austin, TX',
    contactPhone: '+15125550143',
  })
})

test('an emergency does not wait for the model of the truck', () => {
  const { body } = check({ ...tow, make: '', model: '', danger: 'yes', triage: 'tow' })
  expect(body).toMatchObject({ serviceType: 'Emergency', triage: 'tow' })
  expect(body).not.toHaveProperty('urgency')
})

test('a tow that is said to be an emergency waits for its place and number alone', () => {
  const { location, phone } = tow
  expect(check({ location, phone, urgency: 'emergency' }).wrongs).toBeNull()
})

test('a scheduled tow needs its time, in the future', () => {
  expect(check({ ...tow, urgency: 'scheduled' }).wrongs).toHaveProperty('scheduledAt')
  const past = { ...tow, urgency: 'scheduled' as const, scheduledAt: '2026-11-20T08:00' }
  expect(check(past).wrongs).toHaveProperty('scheduledAt')
  const { body } = check({ ...past, scheduledAt: '2026-11-22T08:00' })
  expect(body?.scheduledAt).toMatch(/^2026-11-22T/)
})

test('only a measured or pinned position goes along, and who is named', () => {
  const provider = '00000000-0000-4000-8000-000000000001'
  const position = { lat: 30, lng: -97, accuracyM: 20, fixedAt: '2026-11-21T07:59:00Z' }
  const { body } = check({ ...tow, position: { ...position, beside, isPinned: true } }, provider)
  expect(body).toMatchObject({ ...position, providerId: provider })
  expect(body).not.toHaveProperty('isPinned')
  expect(check(tow).body).not.toHaveProperty('lat')
})
