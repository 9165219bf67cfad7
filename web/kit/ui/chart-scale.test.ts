import { expect, test } from 'vitest'
import { roundTop } from './chart-scale.ts'

test('a chart ends at a round number not far above its highest column, and half of it is whole', () => {
  const tops = [0, 1, 2, 3, 5, 7, 12, 18, 23, 31, 99, 423, 981, 2074.5].map(roundTop)
  expect(tops).toEqual([2, 2, 2, 4, 6, 10, 20, 20, 26, 40, 100, 500, 1000, 2500])
})
