import { expect, it } from 'vitest'
import type { LatLng } from '../../kit/map/map-props.ts'
import { pixelOf } from '../../kit/map/pixel.ts'
import { type Camera, cameraOf } from './camera.ts'

const place = { lat: 30.27, lng: -97.74 }
const north = (degrees: number) => ({ lat: place.lat + degrees, lng: place.lng })

it('shows both ends of a trip, each with its pin above and its name below, on a map as low as a phone has', () => {
  for (let degrees = 0.01; degrees < 8; degrees *= 1.3) {
    const truck = north(degrees)
    const { center, zoom } = cameraOf(null, truck, place)
    const fromTop = (at: LatLng) => 96 + pixelOf(at, zoom).y - pixelOf(center, zoom).y
    expect(fromTop(truck)).toBeGreaterThan(55)
    expect(fromTop(place)).toBeLessThan(192 - 25)
    // No farther away than it must be.
    expect(fromTop(place) - fromTop(truck)).toBeGreaterThan(48)
  }
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
