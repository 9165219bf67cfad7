import { ApiError } from './api-error.ts'

/** Of the refusals (4xx) only these end by waiting: the server was not ready, or it was asked too often. */
const passing = [408, 425, 429]

/** May the same reading succeed later? Not after a refusal; after a lost or garbled answer it may. */
export const isWorthRepeating = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || passing.includes(error.status)

/** What a screen can say of its last readings: they came, they are tried again, or trying again changes nothing. */
export type Reading = 'fresh' | 'late' | 'refused'

/** Of all the readings of a screen; `errors` has a null for each that came. */
export function readingOf(...errors: readonly unknown[]): Reading {
  const failed = errors.filter(Boolean)
  if (failed.length === 0) return 'fresh'
  return failed.every(isWorthRepeating) ? 'late' : 'refused'
}
