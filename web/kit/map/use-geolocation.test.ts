import { expect, test } from 'vitest'
import { failure } from './use-geolocation.ts'

test.each([
  [1, 'Location detection failed. Please allow location access in your browser settings.'],
  [2, 'Location detection failed. Your location is not available. Make sure GPS is enabled.'],
  [3, 'Location detection failed. Location request timed out. Please try again.'],
  [9, 'Location detection failed. Please try again or enter your location manually.'],
])('error %i of the device is said in the words of S0 §8', (code, sentence) => {
  expect(failure(code)).toMatchObject({ state: 'error', sentence })
})

test('only a denial shows how to allow it', () => {
  expect([1, 2, 3].map((code) => failure(code))).toMatchObject([
    { isDenied: true },
    { isDenied: false },
    { isDenied: false },
  ])
})
