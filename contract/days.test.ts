import { expect, test } from 'vitest'
import { dayIn, isDay, monthFrom } from './days.ts'

test('a day is one that a calendar has', () => {
  expect(['2026-02-28', '2028-02-29', '2026-12-31'].map(isDay)).toEqual([true, true, true])
  for (const wrong of ['2026-02-31', '2026-02-29', '2026-13-01', '0000-01-01', '26-1-1', 'today'])
    expect(isDay(wrong)).toBe(false)
})

test('late in the evening of Texas it is not yet the next day there', () => {
  const at = new Date('2026-11-22T05:04:00Z')
  expect([dayIn('America/Chicago', at), dayIn('UTC', at)]).toEqual(['2026-11-21', '2026-11-22'])
})

test('a month begins on its first day and ends on its last, over the turn of a year', () => {
  expect(monthFrom('2026-11-21', 0)).toEqual({ from: '2026-11-01', to: '2026-11-30' })
  expect(monthFrom('2026-01-31', -1)).toEqual({ from: '2025-12-01', to: '2025-12-31' })
  expect(monthFrom('2028-03-31', -1)).toEqual({ from: '2028-02-01', to: '2028-02-29' })
})
