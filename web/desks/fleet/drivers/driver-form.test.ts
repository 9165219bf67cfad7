import { expect, test } from 'vitest'
import type { Driver } from '#contract/drivers.ts'
import { changesOf, valuesOf } from './driver-form.ts'

const driver: Driver = {
  id: '5f0c3e0e-6f0a-4a55-8f0e-1f1b3c9a7a01',
  businessCustomerId: '5f0c3e0e-6f0a-4a55-8f0e-1f1b3c9a7a02',
  fullName: 'Dale Whitcomb',
  username: 'dale',
  phone: '+15125550143',
  licenseNumber: null,
  vehicleInfo: '2020 Mack Anthem',
  currentLocation: 'Dallas, TX',
  lastKnownLocation: {
    place: 'I-35 N near Waco, TX',
    at: '2026-11-28T10:00:00.000Z',
    isOfRequest: false,
  },
  status: 'active',
  isDeactivated: false,
  hasUnusedCode: false,
  spendingLimit: null,
  units: [],
  runningRequestId: null,
  openRequestId: null,
  createdAt: '2026-11-01T10:00:00.000Z',
}

test('the form has the place that the list has, not the one that was typed before it', () => {
  expect(valuesOf(driver).currentLocation).toBe('I-35 N near Waco, TX')
})

test('of a driver only what was changed is sent, so that nothing newer is written over', () => {
  const form = valuesOf(driver)
  expect(changesOf(driver)(form)).toEqual({})
  expect(changesOf(driver)({ ...form, vehicleInfo: '2024 Mack Anthem' })).toEqual({
    vehicleInfo: '2024 Mack Anthem',
  })
  expect(changesOf(driver)({ ...form, currentLocation: 'Austin, TX' })).toEqual({
    currentLocation: 'Austin, TX',
  })
})
