import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCurrentUser } from '#contract/auth.ts'
import { submitBid } from '#contract/bids.ts'
import type { OfferedService } from '#contract/catalogue.ts'
import { correctRequest } from '#contract/correcting.ts'
import { addHoliday, removeHoliday } from '#contract/holidays.ts'
import { listNotifications } from '#contract/notifications.ts'
import { changeOwnProfile } from '#contract/provider-profile.ts'
import { changeOwnProvider } from '#contract/providers.ts'
import { createIndividualRequest, listBoard } from '#contract/requests.ts'
import type { TruckWork } from '#contract/truck-class.ts'
import { reaches } from '../asking/reach.ts'
import { eventColumns, readEvent } from '../core/events.ts'
import { dayIn } from '../platform/day.ts'
import { findProviderOf } from '../providers/queries.ts'
import { type GivenProvider, type GivenRequest, guestForm } from '../testing/given.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { tellAll } from '../testing/tell-all.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

/** What the board (SQL) and the live stream (memory) each say; they must agree. */
async function reached(provider: GivenProvider, request: GivenRequest): Promise<boolean> {
  const board = await provider.caller.call(listBoard)
  const onBoard = board.body.some((card) => card.id === request.id)
  const user = await provider.caller.call(readCurrentUser)
  const row = await findProviderOf(app.services.db, user.body.id)
  const event = await app.services.db
    .selectFrom('events')
    .select(eventColumns)
    .where('request_id', '=', request.id)
    .where('name', '=', 'request_opened')
    .executeTakeFirstOrThrow()
  const opened = readEvent(event)
  if (opened.name !== 'request_opened') throw new Error('another event was read')
  const { reach } = opened.payload
  // The board shows what a provider matches, whatever the wave.
  const fromMemory = row !== undefined && reaches({ ...reach, ring: null }, row, app.clock.now())
  expect(fromMemory).toBe(onBoard)
  return onBoard
}

describe('a request reaches', () => {
  it('a provider of its trade inside its radius, and nobody farther or of another trade', async () => {
    const near = await app.given.provider({ radius: 25 })
    const towing = await app.given.provider({ services: ['towing'] })
    const dallas = await app.given.provider({ address: 'Dallas, TX 75201', radius: 150 })
    const wide = await app.given.provider({ address: 'Waco, TX 76701', radius: 150 })
    const request = await app.given.request()
    expect(await reached(near, request)).toBe(true)
    expect(await reached(towing, request)).toBe(false)
    expect(await reached(dallas, request)).toBe(false)
    expect(await reached(wide, request)).toBe(true)
  })

  it('all four roadside trades when the caller in an emergency does not know what is needed', async () => {
    const request = await app.given.request({
      form: { serviceType: 'Emergency', triage: 'dont_know' },
    })
    for (const service of ['towing', 'truck_repair', 'tire_service', 'battery_service'] as const)
      expect(await reached(await app.given.provider({ services: [service] }), request)).toBe(true)
    const wash = await app.given.provider({ services: ['mobile_detailing'] })
    expect(await reached(wash, request)).toBe(false)
  })

  it('a shop inside its hours or on duty by hand, off duty only with an emergency at any hour', async () => {
    const off = await app.given.provider()
    await off.caller.call(changeOwnProvider, { body: { onDuty: false } })
    const urgent = await app.given.request()
    expect(await reached(off, urgent)).toBe(false)
    await off.caller.call(changeOwnProvider, { body: { onDuty: true } })
    expect(await reached(off, urgent)).toBe(true)
    await off.caller.call(changeOwnProvider, { body: { serviceHours: 'Emergency Only' } })
    expect(await reached(off, urgent)).toBe(false)
    const emergency = await app.given.request({
      form: { serviceType: 'emergency', triage: 'tire' },
    })
    expect(await reached(off, emergency)).toBe(false)
    await off.caller.call(changeOwnProvider, { body: { takesEmergencies: true } })
    expect(await reached(off, emergency)).toBe(true)
  })

  it('nobody who is closed for a holiday, emergencies included, unless on duty', async () => {
    const closed = await app.given.provider()
    const today = dayIn('America/Chicago', app.clock.now())
    await closed.caller.call(changeOwnProvider, {
      body: { serviceHours: '24/7', takesEmergencies: true },
    })
    const urgent = await app.given.request()
    const emergency = await app.given.request({
      form: { serviceType: 'emergency', triage: 'tire' },
    })
    expect([await reached(closed, urgent), await reached(closed, emergency)]).toEqual([true, true])
    const { body } = await closed.caller.call(addHoliday, {
      body: { firstDay: today },
    })
    expect([await reached(closed, urgent), await reached(closed, emergency)]).toEqual([
      false,
      false,
    ])
    await closed.caller.call(changeOwnProvider, { body: { onDuty: true } })
    expect(await reached(closed, urgent)).toBe(true)
    await closed.caller.call(changeOwnProvider, { body: { onDuty: false } })
    expect(await reached(closed, urgent)).toBe(false)
    await closed.caller.call(removeHoliday, { params: { id: body.id } })
    expect(await reached(closed, urgent)).toBe(true)
  })

  it('providers of its state when the place names no known spot', async () => {
    const texan = await app.given.provider()
    const other = await app.given.provider({ address: 'Tulsa, OK 74103' })
    const request = await app.given.request({
      form: { location: 'somewhere off the farm road, Texas', lat: undefined, lng: undefined },
    })
    expect(await reached(texan, request)).toBe(true)
    expect(await reached(other, request)).toBe(false)
  })

  it('nobody whose own it is', async () => {
    const provider = await app.given.provider()
    const own = await app.given.request({ as: provider.caller })
    expect(await reached(provider, own)).toBe(false)
  })

  it('a shop that takes a truck of its size: who has said nothing takes all, and a size nobody knows is everybody’s', async () => {
    const shop = async (truckWork: TruckWork[], services: OfferedService[] = ['towing']) => {
      const provider = await app.given.provider({ services })
      await provider.caller.call(changeOwnProfile, { body: { truckWork } })
      return provider
    }
    const small = await shop(['light', 'medium'])
    const big = await shop(['heavy'])
    const silent = await shop([])
    const tow = (form: object) =>
      app.given.request({ form: { serviceType: 'roadside_towing', ...form } })
    const seenBy = async (request: GivenRequest) => [
      await reached(small, request),
      await reached(big, request),
      await reached(silent, request),
    ]
    expect(await seenBy(await tow({ truckClass: 'heavy' }))).toEqual([false, true, true])
    expect(await seenBy(await tow({ truckClass: 'medium' }))).toEqual([true, false, true])
    expect(await seenBy(await tow({ truckClass: 'not_sure' }))).toEqual([true, true, true])
    // What is known of the vehicle says it as well.
    expect(await seenBy(await tow({ truckType: 'semi' }))).toEqual([false, true, true])
    expect(await seenBy(await tow({ affected: 'trailer' }))).toEqual([false, true, true])
    expect(await seenBy(await tow({ make: 'Kenworth' }))).toEqual([false, true, true])
    expect(await seenBy(await tow({ vehicleType: 'pickup' }))).toEqual([true, false, true])
    expect(await seenBy(await tow({}))).toEqual([true, true, true])
  })

  it('for tires of a truck a shop that does them; in an emergency of nobody-knows-what by its other trades', async () => {
    const provider = await app.given.provider({ services: ['tire_service', 'towing'] })
    await provider.caller.call(changeOwnProfile, { body: { truckWork: ['heavy'] } })
    const tires = await app.given.request({ form: { truckClass: 'heavy' } })
    expect(await reached(provider, tires)).toBe(false)
    const unsure = await app.given.request({
      form: { serviceType: 'Emergency', triage: 'dont_know', truckClass: 'heavy' },
    })
    expect(await reached(provider, unsure)).toBe(true)
    await provider.caller.call(changeOwnProfile, { body: { truckWork: ['heavy', 'truck_tires'] } })
    expect(await reached(provider, tires)).toBe(true)
  })

  it('nobody who does not take such a truck: it is neither alerted, nor asked by name, nor may it bid', async () => {
    const provider = await app.given.provider({ services: ['towing'] })
    await provider.caller.call(changeOwnProfile, { body: { truckWork: ['light'] } })
    const named = await app.anybody().call(createIndividualRequest, {
      body: {
        ...guestForm,
        serviceType: 'roadside_towing',
        truckClass: 'heavy',
        providerId: provider.id,
      },
    })
    expect([named.status, named.refusal.code]).toEqual([409, 'provider_unavailable'])
    expect(named.refusal.message).toContain('does not take heavy trucks')
    const request = await app.given.request({
      form: { serviceType: 'roadside_towing', truckClass: 'heavy' },
    })
    await tellAll(app.services)
    const told = await provider.caller.call(listNotifications)
    expect(told.body.notifications.filter(({ link }) => link.includes(request.id))).toEqual([])
    const bid = await provider.caller.call(submitBid, {
      body: { serviceRequestId: request.id, price: '400.00', estimatedDuration: '45 minutes' },
    })
    expect([bid.status, bid.refusal.code]).toEqual([403, 'provider_incomplete'])
    expect(bid.refusal.message).toContain('you do not take heavy trucks')
  })

  it('others once its owner has corrected how big the truck is', async () => {
    const provider = await app.given.provider({ services: ['towing'] })
    await provider.caller.call(changeOwnProfile, { body: { truckWork: ['light'] } })
    const request = await app.given.request({
      form: { serviceType: 'roadside_towing', truckClass: 'heavy' },
    })
    const onBoard = async () =>
      (await provider.caller.call(listBoard)).body.some(({ id }) => id === request.id)
    expect(await onBoard()).toBe(false)
    await app.anybody().call(correctRequest, {
      params: { id: request.id },
      token: request.token,
      body: { truckClass: 'light' },
    })
    expect(await onBoard()).toBe(true)
  })
})
