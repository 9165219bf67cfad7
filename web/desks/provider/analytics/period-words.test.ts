import { expect, test } from 'vitest'
import { isLabelled, periodWords } from './period-words.ts'

test('a period is named by the day on which it begins, whatever zone the reader is in', () => {
  expect(periodWords('day', 'short')('2026-11-01')).toBe('Nov 1')
  expect(periodWords('day', 'long')('2026-11-01')).toBe('Sun, Nov 1')
  expect(periodWords('week', 'long')('2026-12-28')).toBe('Dec 28, 2026')
  expect(periodWords('month', 'short')('2026-01-01')).toBe('Jan')
  expect(periodWords('month', 'long')('2026-01-01')).toBe('January 2026')
})

test('the running day has a label, and every seventh before it', () => {
  const labelled = Array.from({ length: 30 }, (_, index) => index).filter((index) =>
    isLabelled('day', index, 30),
  )
  expect(labelled).toEqual([1, 8, 15, 22, 29])
})
