import type { findPlaces } from '#contract/places.ts'
import { bare } from '../api/bare.ts'

/** Towns and ZIP codes by words or by a position. */
export const findByWords = bare<typeof findPlaces>({
  method: 'GET',
  path: '/api/places',
  caller: 'anyone',
})
