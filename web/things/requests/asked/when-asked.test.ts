import { expect, it } from 'vitest'
import { dayAfter } from './when-asked.ts'

it('is the day after by the clock of the place, over a month’s end and a change of the clock', () => {
  const dayThere = (at: string) => dayAfter(new Date(at), 'America/Chicago')
  expect(dayThere('2026-11-29T05:59:00Z')).toBe('2026-11-29')
  expect(dayThere('2026-11-29T06:00:00Z')).toBe('2026-11-30')
  expect(dayThere('2026-12-31T18:00:00Z')).toBe('2027-01-01')
  // The night in which the clock goes back has 25 hours.
  expect(dayThere('2026-11-01T05:30:00Z')).toBe('2026-11-02')
})
