import { describe, expect, test } from 'vitest'
import { guestForm } from '../testing/given.ts'
import { fixAt } from '../testing/given-trip.ts'
import { likelyArrival } from './estimate.ts'

const now = new Date('2026-05-01T15:00:00Z')
const place = { lat: guestForm.lat, lng: guestForm.lng }
const known = (miles: number, minutesAgo: number) => {
  const { fixedAt, ...one } = fixAt(miles, new Date(now.getTime() - minutesAgo * 60_000))
  return { ...one, fixedAt: new Date(fixedAt) }
}
const minutesTo = (at: Date | undefined) => ((at?.getTime() ?? 0) - now.getTime()) / 60_000

describe('a likely arrival', () => {
  test('goes by the pace of the last ten minutes for a quarter of an hour, and half by the usual one beyond', () => {
    const first = likelyArrival([known(20, 0)], place, null, now)
    expect(minutesTo(first?.from)).toBeCloseTo((20 * 1.25 * 60) / 42 + 2, 0)
    const fast = likelyArrival([known(28, 10), known(20, 0)], place, null, now)
    // Fifteen miles of the road at 60 an hour, ten at 51.
    expect(minutesTo(fast?.from)).toBeCloseTo(15 + (10 * 60) / 51 + 2, 0)
  })

  test('takes nobody for faster than a road allows, nor for standing for ever', () => {
    const standing = likelyArrival([known(10, 10), known(10, 0)], place, null, now)
    expect(minutesTo(standing?.from)).toBeCloseTo(15 + ((12.5 - 3.75) * 60) / 28.5 + 2, 0)
    const racing = likelyArrival([known(30, 10), known(10, 0)], place, null, now)
    expect(minutesTo(racing?.from)).toBeCloseTo((10 * 1.25 * 60) / 65 + 2, 0)
  })

  test('is never in the past, and its range never closes', () => {
    const before = { from: new Date(now.getTime() - 30 * 60_000) }
    const { from, to } = likelyArrival([known(0.1, 14)], place, before, now) ?? {}
    expect(minutesTo(from)).toBe(1)
    expect(minutesTo(to)).toBeGreaterThanOrEqual(3)
  })

  test('does not jump with one bend', () => {
    const before = { from: new Date(now.getTime() + 20 * 60_000) }
    const measured = likelyArrival([known(30, 0)], place, null, now)
    const smooth = likelyArrival([known(30, 0)], place, before, now)
    expect(minutesTo(smooth?.from)).toBeCloseTo(0.4 * minutesTo(measured?.from) + 0.6 * 20, 0)
  })

  test('is nothing without a position', () => {
    expect(likelyArrival([], place, null, now)).toBeNull()
  })
})
