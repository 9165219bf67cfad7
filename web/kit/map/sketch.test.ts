import { expect, test } from 'vitest'
import { sketchOf } from './sketch.ts'

const austin = { lat: 30.27, lng: -97.74 }
const buda = { lat: 30.08, lng: -97.84 }
const roads = {
  'I-35': [
    [
      [-97.68, 30.5],
      [-97.78, 30.17],
      [-97.95, 29.9],
    ] as [number, number][],
  ],
  'I-90': [
    [
      [-71.1, 42.3],
      [-73.7, 42.6],
    ] as [number, number][],
  ],
}

test('a sketch has north above, and shows both ends and the roads that cross it', () => {
  const { start, end, lines, label } = sketchOf(austin, buda, roads)
  expect(end.y).toBeGreaterThan(start.y)
  expect(end.x).toBeLessThan(start.x)
  for (const { x, y } of [start, end])
    expect([x, y].every((value) => value > 0 && value < 100)).toBe(true)
  expect(lines).toHaveLength(1)
  expect(label?.text).toBe('35')
})

test('two ends at one place stand in the middle', () => {
  expect(sketchOf(austin, austin, {})).toMatchObject({
    start: { x: 50, y: 50 },
    end: { x: 50, y: 50 },
    lines: [],
  })
})
