import { expect, test } from 'vitest'
import { percentOf } from './shares.ts'

test('a share of nothing is no share', () => {
  expect(percentOf(0, 0)).toBeNull()
  expect(percentOf(0, 3)).toBe(0)
  expect(percentOf(2, 3)).toBe(67)
  expect(percentOf(3, 3)).toBe(100)
})
