import { expect, test } from 'vitest'
import { formatLeft } from './format-left.ts'

test('three days or more are said in days, what is less is counted down', () => {
  expect([71, 72, 24 * 59 + 23].map((hours) => formatLeft(hours * 3_600_000))).toEqual([
    '71:00:00',
    '3 days',
    '59 days',
  ])
})
