import { area } from '../words.ts'

/** Where the device is: why it could not be found (S0 §8). */
export const geolocation = area('geolocation', {
  unsupported: 'Geolocation is not supported by your browser',
  failed: 'Location detection failed. ',
  denied: 'Please allow location access in your browser settings.',
  unavailable: 'Your location is not available. Make sure GPS is enabled.',
  timeout: 'Location request timed out. Please try again.',
  other: 'Please try again or enter your location manually.',
})
