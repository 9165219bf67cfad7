import { expect, test } from 'vitest'
import type { Driver } from '#contract/drivers.ts'
import { findDrivers } from './driver-filter.ts'

const driver = (fullName: string, more: Partial<Driver> = {}) =>
  ({
    fullName,
    username: fullName.toLowerCase(),
    phone: '+15125550143',
    status: 'active',
    isDeactivated: false,
    units: [],
    ...more,
  }) as unknown as Driver
const all = [
  driver('Ana', { units: [{ id: 'u', kind: 'truck', unitNumber: 'T-118' }] }),
  driver('Ben', { status: 'on_service', currentLocation: 'Waco, TX' }),
  driver('Cal', { status: 'inactive', isDeactivated: true }),
]
const names = (wanted: string, filter: Parameters<typeof findDrivers>[2] = '') =>
  findDrivers(all, wanted, filter).map(({ fullName }) => fullName)

test('a driver is found by name, unit, place or phone, however the number is typed', () => {
  expect(names('t-118')).toEqual(['Ana'])
  expect(names('waco ben')).toEqual(['Ben'])
  for (const typed of ['5125550143', '(512) 555-0143', '512-555-0143', '+1512555', '555-0143'])
    expect(names(typed), typed).toEqual(['Ana', 'Ben'])
})

test('deactivated drivers stand apart', () => {
  expect(names('')).toEqual(['Ana', 'Ben'])
  expect(names('', 'on_service')).toEqual(['Ben'])
  expect(names('', 'deactivated')).toEqual(['Cal'])
})
