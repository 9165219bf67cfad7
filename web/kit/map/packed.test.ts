import fc from 'fast-check'
import { expect, test } from 'vitest'
import { differences, type Line, pack, packLines, sums, unpack, unpackLines } from './packed.ts'

test('whole numbers come back', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 })), (numbers) => {
      expect(unpack(pack(numbers))).toEqual(numbers.map((n) => n + 0))
      expect(sums(differences(numbers))).toEqual(numbers)
    }),
  )
})

test('a small number is one letter', () => {
  expect(pack([0, -1, 1, 15, -16])).toHaveLength(5)
})

test('lines come back to within a step, without the corners that fall together', () => {
  const lines: Line[] = [
    [
      [-97.7431, 30.2672],
      [-97.7432, 30.2672],
      [-96.797, 32.7767],
    ],
    [
      [-122.42, 37.77],
      [-119.81, 39.53],
    ],
  ]
  const [first, second] = unpackLines(packLines(lines))
  expect(first).toHaveLength(2)
  expect(first?.[1]?.[0]).toBeCloseTo(-96.797, 2)
  expect(second?.[0]?.[1]).toBeCloseTo(37.77, 2)
})
