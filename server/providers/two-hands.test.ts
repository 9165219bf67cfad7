import { afterAll, beforeAll, expect, it } from 'vitest'
import { changeOwnProfile, readOwnProfile } from '#contract/provider-profile.ts'
import { changeOwnProvider, readOwnProvider } from '#contract/providers.ts'
import type { GivenProvider } from '../testing/given.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { atOnce } from '../testing/race.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const change = ({ caller }: GivenProvider, body: Record<string, unknown>) =>
  caller.call(changeOwnProvider, { body })
const read = async ({ caller }: GivenProvider) => (await caller.call(readOwnProvider)).body

it('two people of a shop who change different fields keep both changes', async () => {
  const shop = await app.given.provider({ radius: 75 })
  await change(shop, { serviceRadius: 100, seen: { serviceRadius: 75 } })
  const second = await change(shop, { description: 'Day and night', seen: { description: null } })
  expect(second.body).toMatchObject({ serviceRadius: 100, description: 'Day and night' })
})

it('what somebody else has changed meanwhile is refused with what stands there, and saved when it was seen', async () => {
  const shop = await app.given.provider({ radius: 75 })
  await change(shop, { serviceRadius: 100, seen: { serviceRadius: 75 } })
  const late = { serviceRadius: 50, phone: '+15125550188' }
  const refused = await change(shop, { ...late, seen: { serviceRadius: 75, phone: shop.phone } })
  expect([refused.status, refused.refusal.code, refused.refusal.details]).toEqual([
    409,
    'changed_meanwhile',
    {
      serviceRadius:
        'Somebody else changed this to “100” while you were editing. Save again to use yours.',
    },
  ])
  expect(await read(shop)).toMatchObject({ serviceRadius: 100, phone: shop.phone })
  const again = await change(shop, { ...late, seen: { serviceRadius: 100, phone: shop.phone } })
  expect(again.body.serviceRadius).toBe(50)
})

it('the same field at the same moment is changed by one of them', async () => {
  for (let round = 0; round < 5; round++) {
    const shop = await app.given.provider({ radius: 75 })
    const answers = await atOnce(4, (index) =>
      change(shop, { serviceRadius: 20 + index, seen: { serviceRadius: 75 } }),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  }
})

it('the profile is guarded in the same way; the same change by both is none', async () => {
  const shop = await app.given.provider()
  const save = (body: Record<string, unknown>) => shop.caller.call(changeOwnProfile, { body })
  await save({ pricing: 'By the mile', seen: { pricing: null } })
  const refused = await save({ pricing: 'By the hour', seen: { pricing: null } })
  expect([refused.status, refused.refusal.details?.pricing]).toEqual([
    409,
    expect.stringContaining('“By the mile”'),
  ])
  expect((await save({ pricing: 'By the mile', seen: { pricing: null } })).status).toBe(200)
  expect((await shop.caller.call(readOwnProfile)).body.pricing).toBe('By the mile')
})
