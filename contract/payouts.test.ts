import { expect, test } from 'vitest'
import { payoutDay, type SamePeople } from './payouts.ts'

const chicago = 'America/Chicago'
const dayOf = (closed: string, more: { number?: number; samePeople?: SamePeople } = {}) => {
  const at = new Date(closed)
  return payoutDay(
    { closedAt: at, finishedAt: at, number: more.number ?? 9, samePeople: more.samePeople ?? null },
    chicago,
  )
}

test.each([
  // A Tuesday: two business days later, and not before the three days in which it can be objected to.
  ['2026-11-17T18:00:00Z', '2026-11-20'],
  // Late in the evening in Chicago it is tomorrow elsewhere.
  ['2026-11-18T05:30:00Z', '2026-11-20'],
  // Over the end of a month and a weekend.
  ['2026-10-29T18:00:00Z', '2026-11-02'],
  // The clocks go back in this night, and forward in that.
  ['2026-10-30T04:30:00Z', '2026-11-02'],
  ['2026-03-06T05:30:00Z', '2026-03-09'],
  // Thanksgiving is no day of the banks; nor is New Year.
  ['2026-11-23T18:00:00Z', '2026-11-27'],
  ['2026-12-30T18:00:00Z', '2027-01-04'],
])('what was confirmed at %s is paid out on %s by the clock of the shop', (closed, day) => {
  expect(dayOf(closed)).toBe(day)
})

test('of a shop’s first jobs later, and of who is customer and provider at once much later', () => {
  const closed = '2026-11-16T18:00:00Z'
  expect(dayOf(closed)).toBe('2026-11-19')
  expect(dayOf(closed, { number: 3 })).toBe('2026-11-23')
  expect(dayOf(closed, { samePeople: 'phone' })).toBe('2026-12-07')
  expect(dayOf(closed, { samePeople: 'device', number: 1 })).toBe('2026-12-07')
})
