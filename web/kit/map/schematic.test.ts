import { expect, test } from 'vitest'
import { settings } from '#contract/settings.ts'
import { circleOnSchematic, pointAt, spotOf } from './schematic.ts'

const { center } = settings.map

test('the drawn map spans 0.02 degrees each way around its centre', () => {
  expect(spotOf(center, center)).toEqual({ left: 50, top: 50 })
  const { left, top } = spotOf({ lat: center.lat + 0.01, lng: center.lng + 0.01 }, center)
  expect(left).toBeCloseTo(75)
  expect(top).toBeCloseTo(25)
})

test('what lies beyond stands at 5 or 95 percent', () => {
  expect(spotOf({ lat: 47, lng: -122 }, center)).toEqual({ left: 5, top: 5 })
  expect(spotOf({ lat: 25, lng: -80 }, center)).toEqual({ left: 95, top: 95 })
})

test('a spot is where its point stands', () => {
  const point = { lat: center.lat - 0.007, lng: center.lng + 0.013 }
  const back = pointAt(spotOf(point, center), center)
  expect(back.lat).toBeCloseTo(point.lat)
  expect(back.lng).toBeCloseTo(point.lng)
})

test('a circle is wider than high, since a degree of longitude is shorter', () => {
  const { left, top } = circleOnSchematic({ lat: 60, miles: 1 })
  expect(left).toBeCloseTo(top * 2)
  expect(top).toBeCloseTo(36.2, 1)
})
