import { expect, test } from 'vitest'
import { isBackwards } from '#contract/period.ts'
import { spanOf } from './periods.ts'

// In Texas it is still the evening of October 31.
const now = new Date('2026-11-01T03:00:00Z')
const span = (query: string) => spanOf(new URLSearchParams(query), 'year', 'America/Chicago', now)

test('a period is counted by the fleet’s clock', () => {
  expect(span('period=this')).toEqual({ from: '2026-10-01', to: '2026-10-31' })
  expect(span('period=last')).toEqual({ from: '2026-09-01', to: '2026-09-30' })
  expect(span('')).toEqual({ from: '2025-11-01', to: '2026-10-31' })
  expect(spanOf(new URLSearchParams(), 'last', 'America/Chicago', now)).toEqual(span('period=last'))
})

test('of one’s own dates those count that are days', () => {
  expect(span('period=own&from=2026-01-01&to=2026-02-31')).toEqual({ from: '2026-01-01' })
  expect(span('period=own')).toEqual({})
})

test('a period goes forward, or is open at an end', () => {
  expect(isBackwards({ from: '2026-11-02', to: '2026-11-01' })).toBe(true)
  for (const days of [{ from: '2026-11-01', to: '2026-11-01' }, { from: '2026-11-02' }, {}])
    expect(isBackwards(days)).toBe(false)
})
