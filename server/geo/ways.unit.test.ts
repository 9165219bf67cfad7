import { expect, test } from 'vitest'
import { milesApart } from './distance.ts'
import { interstateWays, nearestOn, pointAt, stretchOf, wayOf } from './ways.ts'

const bent = wayOf([
  { lat: 30, lng: -97 },
  { lat: 31, lng: -97 },
  { lat: 31, lng: -96 },
])

test('a point of a way lies as many miles along it as it says', () => {
  const first = milesApart({ lat: 30, lng: -97 }, { lat: 31, lng: -97 })
  expect(pointAt(bent, first / 2).lat).toBeCloseTo(30.5)
  expect(pointAt(bent, -1)).toEqual({ lat: 30, lng: -97 })
  expect(pointAt(bent, bent.length + 1)).toEqual({ lat: 31, lng: -96 })
})

test('a stretch is as long as the miles between its ends, in both directions', () => {
  const there = stretchOf(bent, 10, bent.length - 10)
  expect(wayOf(there).length).toBeCloseTo(bent.length - 20, 1)
  expect(stretchOf(bent, bent.length - 10, 10)).toEqual(there.toReversed())
})

test('the nearest point of a way is its foot, also between two of its points', () => {
  const { mile, off } = nearestOn(bent, { lat: 30.5, lng: -97.1 })
  expect(pointAt(bent, mile).lat).toBeCloseTo(30.5, 1)
  expect(off).toBeCloseTo(milesApart({ lat: 30.5, lng: -97.1 }, { lat: 30.5, lng: -97 }), 1)
})

test('every Interstate of the map is a way that can be driven', () => {
  for (const way of interstateWays()) {
    expect(way.length).toBeGreaterThan(0)
    const half = pointAt(way, way.length / 2)
    expect(nearestOn(way, half).off).toBeLessThan(0.1)
  }
})
