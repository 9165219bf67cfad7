import { dayIn } from '../platform/day.ts'

/**
 * Is the day on which this instant falls, in the provider's time zone, one of its holidays? `closedDays` as PostgreSQL
 * writes a multirange of days: `{[2026-12-24,2026-12-27),[2027-01-01,2027-01-02)}`; the last day of each is outside.
 */
export function isClosedOn(closedDays: string, timeZone: string, now: Date): boolean {
  if (closedDays === '{}') return false
  const today = dayIn(timeZone, now)
  return [...closedDays.matchAll(/\[(\d{4}-\d\d-\d\d),(\d{4}-\d\d-\d\d)\)/g)].some(
    ([, from = '', until = '']) => today >= from && today < until,
  )
}
