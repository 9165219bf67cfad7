import { expect, test } from 'vitest'
import { afterSignIn, askedFor } from './after-sign-in.ts'

test('somebody who asked for no page goes to the home of their type', () => {
  expect(afterSignIn('service_provider', null)).toBe('/provider-dashboard')
  expect(afterSignIn('admin', null)).toBe('/admin-dashboard')
  expect(afterSignIn('business_customer', null)).toBe('/business-dashboard')
  expect(afterSignIn('driver', null)).toBe('/driver-portal')
  expect(afterSignIn('customer', null)).toBe('/customer-dashboard')
})

test('somebody whom a protected page sent goes back there, its tab included', () => {
  expect(afterSignIn('service_provider', '/provider-dashboard?tab=bids')).toBe(
    '/provider-dashboard?tab=bids',
  )
  expect(afterSignIn('customer', '/bids/1')).toBe('/bids/1')
})

test('nobody is led to the home of another type, where they would be refused', () => {
  expect(afterSignIn('driver', '/admin-dashboard?tab=fleets')).toBe('/driver-portal')
})

test('a state of the history that is not ours asks for nothing', () => {
  expect(askedFor(null)).toBeNull()
  expect(askedFor({ from: 7 })).toBeNull()
  expect(askedFor({ from: '/driver-portal' })).toBe('/driver-portal')
})
