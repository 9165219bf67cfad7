import { expect, test } from 'vitest'
import { circlePixels, circleZoom } from './circle-zoom.ts'
import { pixelOf, placeAt } from './pixel.ts'

test('a place is found again from its pixel, at every zoom', () => {
  for (const place of [
    { lat: 30.2672, lng: -97.7431 },
    { lat: 64.5, lng: -165.4 },
  ])
    for (const zoom of [2.5, 8.3, 17]) {
      const { lat, lng } = placeAt(pixelOf(place, zoom), zoom)
      expect(lat).toBeCloseTo(place.lat, 9)
      expect(lng).toBeCloseTo(place.lng, 9)
    }
})

test('a degree of latitude is longer than one of longitude, the more so the farther from the equator', () => {
  const at = (lat: number, lng: number) => pixelOf({ lat, lng }, 6)
  const east = at(30.27, -96.74).x - at(30.27, -97.74).x
  const north = at(30.27, -97.74).y - at(31.27, -97.74).y
  expect(east).toBeCloseTo((512 * 64) / 360, 6)
  expect(north).toBeCloseTo(east / Math.cos((30.77 * Math.PI) / 180), 0)
})

test('a circle has the radius for which its zoom was chosen', () => {
  expect(circlePixels(30, 25, circleZoom(30, 25, 140))).toBeCloseTo(140, 9)
})
