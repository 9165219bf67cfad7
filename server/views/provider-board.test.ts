import { afterAll, beforeAll, expect, it } from 'vitest'
import { changeOwnProvider } from '#contract/providers.ts'
import { listBoard } from '#contract/requests.ts'
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
