import { expect, test } from 'vitest'
import { lastMonths, meanOf, sumOf } from './months.ts'

const month = (name: string, jobs: number, responseMinutes: number | null) => ({
  month: name,
  spend: '100.10',
  jobs,
  responseMinutes,
  arrivalMinutes: null,
})

test('twelve months stand there, over the turn of the year, those without jobs as well', () => {
  const months = lastMonths([month('2026-01', 2, 5)], new Date('2026-02-28T23:00:00Z'))
  expect(months.map((one) => one.month)).toEqual([
    '2025-03',
    '2025-04',
    '2025-05',
    '2025-06',
    '2025-07',
    '2025-08',
    '2025-09',
    '2025-10',
    '2025-11',
    '2025-12',
    '2026-01',
    '2026-02',
  ])
  expect(months[10]?.jobs).toBe(2)
  expect(months[11]?.spend).toBe('0.00')
})

test('a month weighs as much as its jobs', () => {
  const months = [month('a', 1, 10), month('b', 3, 30), month('c', 9, null)]
  expect(meanOf(months, (one) => one.responseMinutes)).toBe(25)
  expect(meanOf([], (one) => one.responseMinutes)).toBeNull()
})

test('cents are added without a rest', () => {
  expect(sumOf(['100.10', '0.20', '1234567.05'])).toBe('1234667.35')
})
