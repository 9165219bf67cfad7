import { expect, it } from 'vitest'
import { type Camera, cameraOf } from './camera.ts'

const place = { lat: 30.27, lng: -97.74 }
const north = (degrees: number) => ({ lat: place.lat + degrees, lng: place.lng })

it('shows both ends of a trip, with the middle between them', () => {
  const { center, zoom } = cameraOf(null, north(0.1), place)
  expect(center.lat).toBeCloseTo(30.32)
  // 256 pixels high: both are within 75 of the middle.
  const pixels = (0.05 / Math.cos(0.529)) * (512 / 360) * 2 ** zoom
  expect(pixels).toBeLessThanOrEqual(76)
  expect(pixels).toBeGreaterThan(35)
})

it('moves only when a level closer shows both, however often the truck does', () => {
  const cameras = new Set<Camera>()
  let camera: Camera | null = null
  for (let degrees = 0.2; degrees > 0.002; degrees -= 0.001) {
    camera = cameraOf(camera, north(degrees), place)
    cameras.add(camera)
  }
  expect(cameras.size).toBeLessThanOrEqual(8)
})

it('goes after a truck that leaves the picture', () => {
  const near = cameraOf(null, north(0.01), place)
  expect(cameraOf(near, north(0.3), place)).not.toBe(near)
  const alone = cameraOf(null, north(0.01), null)
  expect(cameraOf(alone, north(0.0101), null)).toBe(alone)
})

it('stands still where nothing has moved, however far apart and wherever in the world', () => {
  for (const lat of [0.1, 30, 47, 61, 70])
    for (const degrees of [-6, -2.9, -0.004, 0, 0.3, 5.8]) {
      const to = { lat, lng: -110 }
      const truck = { lat: lat + degrees, lng: -110.4 }
      const camera = cameraOf(null, truck, to)
      expect(cameraOf(camera, truck, to)).toBe(camera)
    }
})
