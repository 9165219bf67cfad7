import { afterAll, beforeAll, expect, it } from 'vitest'
import { changeOwnProvider, readOwnProvider } from '#contract/providers.ts'
import { listBoard } from '#contract/requests.ts'
import { milesBetween } from '../geo/distance.ts'
import type { Caller } from '../testing/caller.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const idsOnBoard = async (caller: Caller) => (await caller.call(listBoard)).body.map(({ id }) => id)

it('a shop that moves from Austin to Dallas is shown the board of Dallas at once', async () => {
  const shop = await app.given.provider({ radius: 25 })
  const austin = await app.given.request()
  expect(await idsOnBoard(shop.caller)).toEqual([austin.id])
  const moved = await shop.caller.call(changeOwnProvider, {
    body: { address: 'Dallas, TX 75201' },
  })
  expect(moved.status).toBe(200)
  expect(await idsOnBoard(shop.caller)).toEqual([])
})

it('a card is as far away on the board as it was live: both are measured from the rough place', async () => {
  const shop = await app.given.provider({ address: 'Waco, TX 76701', radius: 40 })
  const base = (await shop.caller.call(readOwnProvider)).body
  for (const [lat, lng] of [
    [31.6187, -97.2043],
    [31.4331, -97.0012],
    [31.7004, -97.3119],
  ] as const) {
    const { id } = await app.given.request({ form: { lat, lng } })
    const board = await shop.caller.call(listBoard)
    const card = board.body.find((one) => one.id === id)
    const { lat: fromLat, lng: fromLng } = base
    if (!card || fromLat === null || fromLng === null) throw new Error('no card')
    const miles = milesBetween(fromLat, fromLng, card.roughLat ?? 0, card.roughLng ?? 0)
    expect(card.distanceMiles).toBe(Math.round(miles * 10) / 10)
  }
})
