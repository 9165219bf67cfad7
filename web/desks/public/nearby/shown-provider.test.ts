import { expect, test } from 'vitest'
import type { Trade } from '#contract/catalogue.ts'
import { serviceFor } from './service-for.ts'
import { firstServices, zoomFor } from './shown-provider.ts'

const trades: Trade[] = ['towing', 'tire', 'battery', 'truck-repair']

test('a popup names the first two services and how many more there are (S0 §9)', () => {
  expect(firstServices({ services: trades })).toEqual({ shown: ['Towing', 'Tire'], more: 2 })
  expect(firstServices({ services: ['tire'] })).toEqual({ shown: ['Tire'], more: 0 })
  expect(firstServices({ services: [] })).toEqual({ shown: [], more: 0 })
})

test('a provider is asked for the chosen service where it is offered, else for what it does', () => {
  expect(serviceFor({ services: trades }, 'tire_service')).toBe('tire_service')
  expect(serviceFor({ services: ['tire'] }, 'truck_wash')).toBe('roadside_tire')
  expect(serviceFor({ services: ['battery'] }, null)).toBe('battery_service')
})

test('the nearest few are in sight, never closer than the map begins', () => {
  const austin = { lat: 30.2672, lng: -97.7431 }
  const at = (...miles: number[]) =>
    zoomFor(
      austin,
      miles.map((distanceMiles) => ({ distanceMiles })),
      13,
    )
  expect(at()).toBe(13)
  expect(at(0.2)).toBe(13)
  expect(at(5)).toBeLessThan(12)
  expect(at(5)).toBeGreaterThan(at(50))
  expect(at(1, 1, 1, 1, 1, 1, 90)).toBe(at(1))
  expect(at(5000)).toBe(5)
})
