import { describe, expect, it } from 'vitest'
import { settings } from '#contract/settings.ts'
import { metersApart, milesApart } from '../server/geo/distance.ts'
import { lookUpPlace } from '../server/geo/places.ts'
import { interstateWays, nearestOn, wayOf } from '../server/geo/ways.ts'
import { chanceOf } from './chance.ts'
import { playedShops } from './logins.ts'
import { fixOf, phoneOf, tickMs, trackOf } from './trip.ts'
import { endOf, wayTo } from './way-to.ts'
import { shops } from './world/shops.ts'
import { aroundAustin, aroundDallas, spotAt } from './world/spots.ts'

const ways = [...playedShops, ...shops].slice(0, 14).flatMap((shop) => {
  const from = lookUpPlace(shop.address)
  const spots = [...aroundAustin, ...aroundDallas].map((words) => spotAt(words, chanceOf(words)))
  return spots.flatMap((to) =>
    from && milesApart(from, to) < shop.radiusMiles ? [{ from, to, way: wayTo(from, to) }] : [],
  )
})

describe('a helper of the demo', () => {
  it('drives from the shop to the truck, by a way that is longer than the straight line and no great detour', () => {
    for (const { from, to, way } of ways) {
      const line = milesApart(from, to)
      expect(way.points[0]).toEqual(from)
      expect(way.points.at(-1)).toEqual(to)
      expect(way.length).toBeGreaterThan(line - 0.1)
      expect(way.length).toBeLessThan(line * 1.7 + 1)
    }
  })

  it('takes the Interstate from Austin to Round Rock', () => {
    const [from, to] = ['Austin, TX 78741', 'Round Rock, TX'].map((words) => lookUpPlace(words))
    if (!from || !to) throw new Error('the gazetteer does not know them')
    const { points } = wayTo(from, to)
    const onIt = (point: { lat: number; lng: number }) =>
      Math.min(...interstateWays().map((way) => nearestOn(way, point).off)) < 0.05
    const road = wayOf(points.filter(onIt))
    expect(road.length).toBeGreaterThan(10)
  })

  it('never drives faster than is believed', () => {
    for (const { way } of ways) {
      const track = trackOf(way, chanceOf('track'))
      expect(way.points.at(-1)).toMatchObject(track.at(-1) ?? {})
      for (const [at, point] of track.slice(1).entries()) {
        const before = track[at] ?? point
        const mph = milesApart(before, point) / (tickMs / 3_600_000)
        expect(mph).toBeLessThan(settings.trips.fastestMph - 25)
      }
    }
  })

  it('says where it is as exactly as it claims', () => {
    const [first] = ways
    if (!first) throw new Error('nobody drives')
    const track = trackOf(first.way, chanceOf('track'))
    for (const [tick, point] of track.entries()) {
      const fix = fixOf(track, tick, new Date(), chanceOf('fix', String(tick)))
      expect(metersApart(fix, point)).toBeLessThan(fix.accuracyM)
    }
  })

  it('comes within minutes to who waits for it, and that phone always shares', () => {
    const [first] = ways
    if (!first) throw new Error('nobody drives')
    const last = endOf(first.way, 4)
    expect(last.length).toBeCloseTo(Math.min(4, first.way.length), 1)
    for (let job = 0; job < 200; job++) {
      const track = trackOf(last, chanceOf('track', String(job)), true)
      expect(track.length * tickMs).toBeLessThan(8 * 60_000)
      expect(phoneOf(`job ${job}`, track.length, true).shares).toBe(true)
    }
  })

  it('shares nothing, has no network or forgets the button now and then', () => {
    const phones = Array.from({ length: 400 }, (_, job) => phoneOf(`job ${job}`, 100, false))
    const share = (is: (phone: (typeof phones)[number]) => boolean) =>
      phones.filter(is).length / phones.length
    expect(share(({ shares }) => !shares)).toBeGreaterThan(0.04)
    expect(share(({ deadZone }) => deadZone !== null)).toBeGreaterThan(0.1)
    expect(share(({ provesBy }) => provesBy === 'place')).toBeGreaterThan(0.6)
    expect(share(({ provesBy }) => provesBy === 'code')).toBeGreaterThan(0.04)
    expect(share(({ provesBy }) => provesBy === 'nothing')).toBeGreaterThan(0.02)
  })
})
