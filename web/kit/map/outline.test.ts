import { expect, test } from 'vitest'
import { outlineOf } from './outline.ts'

const austin = { lat: 30.27, lng: -97.74 }

test('a line stands where the map will draw it: east to the right, north above', () => {
  const [, x = 0, y = 0, toX = 0, toY = 0] =
    /^M(-?[\d.]+),(-?[\d.]+)L(-?[\d.]+),(-?[\d.]+)$/
      .exec(
        outlineOf(
          [
            [
              [-97.74, 30.27],
              [-96.74, 31.27],
            ],
          ],
          austin,
          6,
        ),
      )
      ?.map(Number) ?? []
  expect([x, y]).toEqual([0, 0])
  // A degree of longitude at zoom 6 is 512 · 64 / 360 pixels; one of latitude is longer there.
  expect(toX).toBeCloseTo(91, 0)
  expect(-toY).toBeCloseTo(91 / Math.cos((30.77 * Math.PI) / 180), 0)
})

test('what is far away is not drawn', () => {
  expect(
    outlineOf(
      [
        [
          [-70, 44],
          [-71, 45],
        ],
      ],
      austin,
      8,
    ),
  ).toBe('')
})
