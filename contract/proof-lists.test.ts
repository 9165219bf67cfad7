import { expect, it } from 'vitest'
import { missingOf, type ProofItem, proofListOf, standingOf } from './proof-lists.ts'
import { serviceTypes } from './services.ts'

const photo = (item: ProofItem, isHidden = false) => ({ item, kind: 'photo' as const, isHidden })
const listed = (service: Parameters<typeof proofListOf>[0], item: ProofItem) => {
  const found = proofListOf(service).find((one) => one.item === item)
  if (!found) throw new Error(`${service} does not ask for ${item}`)
  return found
}

it('every service asks for something, each thing once, and lets the customer sign', () => {
  for (const service of serviceTypes) {
    const items = proofListOf(service).map(({ item }) => item)
    expect(new Set(items).size, service).toBe(items.length)
    expect(missingOf(proofListOf(service), []).length, service).toBeGreaterThan(0)
    expect(items, service).toContain('signature')
    expect(listed(service, 'signature').isAsked, service).toBe(false)
  }
})

it('a tow wants all four corners at both ends, the hook-up and who received it; a battery one look at the dash', () => {
  const asked = (service: 'roadside_towing' | 'battery_service') =>
    proofListOf(service)
      .filter(({ isAsked }) => isAsked)
      .map(({ item, photos }) => [item, photos])
  expect(asked('roadside_towing')).toEqual([
    ['corners', 4],
    ['hook_up', 1],
    ['place', 1],
    ['corners_after', 4],
    ['drop_off_sign', 1],
    ['recipient', 1],
  ])
  expect(asked('battery_service')).toEqual([['battery', 1]])
})

it('is given with as many photos as it wants, hidden ones not counted, or with one reading; or it was skipped', () => {
  const corners = listed('roadside_towing', 'corners')
  const three = [1, 2, 3].map(() => photo('corners'))
  expect(standingOf(corners, three)).toBe('open')
  expect(standingOf(corners, [...three, photo('corners', true)])).toBe('open')
  expect(standingOf(corners, [...three, photo('corners')])).toBe('given')
  const skip = { item: 'corners' as const, kind: 'skip' as const, isHidden: false }
  expect(standingOf(corners, [...three, skip])).toBe('skipped')
  const dash = listed('battery_service', 'battery')
  expect(standingOf(dash, [{ item: 'battery', kind: 'reading', isHidden: false }])).toBe('given')
})
