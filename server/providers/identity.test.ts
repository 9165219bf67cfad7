import { afterAll, beforeAll, expect, it } from 'vitest'
import { listAudit } from '#contract/audit.ts'
import { decideIdentityChange, listIdentityChanges } from '#contract/identity-changes.ts'
import { listNotifications } from '#contract/notifications.ts'
import { changeOwnProvider, readOwnProvider } from '#contract/providers.ts'
import type { GivenProvider } from '../testing/given.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { atOnce } from '../testing/race.ts'
import { tellAll } from '../testing/tell-all.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const waco = '300 Austin Ave, Waco, TX 76701'
const change = ({ caller }: GivenProvider, body: Record<string, unknown>) =>
  caller.call(changeOwnProvider, { body })
const read = async ({ caller }: GivenProvider) => (await caller.call(readOwnProvider)).body
const waiting = async ({ id }: GivenProvider) =>
  (await (await app.given.admin()).call(listIdentityChanges)).body.find(
    ({ providerId }) => providerId === id,
  )
const decide = async (id: string, body: Record<string, unknown>) =>
  (await app.given.admin()).call(decideIdentityChange, { params: { id }, body })
const audited = async ({ id }: GivenProvider) =>
  (await (await app.given.admin()).call(listAudit, { query: { about: id } })).body
    .map(({ action }) => action)
    .filter((action) => action.startsWith('provider_identity'))
async function verified() {
  const shop = await app.given.provider()
  await app.given.verified(shop)
  return shop
}

it('another name and address of a verified shop wait for an admin; the old ones stand, all else is changed', async () => {
  const shop = await verified()
  const asked = await change(shop, { businessName: 'Bluebonnet Tow', serviceRadius: 80 })
  expect(asked.body).toMatchObject({
    businessName: shop.businessName,
    serviceRadius: 80,
    waitingIdentity: { businessName: 'Bluebonnet Tow', address: null, isPinned: false },
  })
  const { lat } = await read(shop)
  await change(shop, { address: waco })
  expect(await read(shop)).toMatchObject({
    lat,
    waitingIdentity: { businessName: 'Bluebonnet Tow', address: waco },
  })
  const wish = await waiting(shop)
  expect(wish).toMatchObject({
    businessName: shop.businessName,
    newName: 'Bluebonnet Tow',
    newAddress: waco,
  })
  expect((await decide(wish?.id ?? '', { isApproved: true })).status).toBe(200)
  const own = await read(shop)
  expect(own).toMatchObject({
    businessName: 'Bluebonnet Tow',
    address: waco,
    waitingIdentity: null,
  })
  expect(own.lat).not.toBe(lat)
  expect(await audited(shop)).toEqual([
    'provider_identity_approve',
    'provider_identity_asked',
    'provider_identity_asked',
  ])
})

it('a refusal needs a reason, which the shop reads; it is decided once, by two admins at once too', async () => {
  const shop = await verified()
  await change(shop, { businessName: `${shop.businessName} of Texas` })
  const { id = '' } = (await waiting(shop)) ?? {}
  const silent = await decide(id, { isApproved: false })
  expect(silent.refusal.details?.reason).toBe('Say why, so the provider can fix it.')
  const refuse = { isApproved: false, reason: 'The license has the old name.' }
  const answers = await atOnce(3, () => decide(id, refuse))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(await read(shop)).toMatchObject({ businessName: shop.businessName, waitingIdentity: null })
  await tellAll(app.services)
  const { body } = await shop.caller.call(listNotifications)
  expect(body.notifications[0]?.body).toContain('The license has the old name.')
})

it('a shop that is not verified has it at once, with an entry in the audit log', async () => {
  const shop = await app.given.provider()
  const own = await change(shop, { businessName: `${shop.businessName} Two`, address: waco })
  expect(own.body).toMatchObject({
    businessName: `${shop.businessName} Two`,
    address: waco,
    waitingIdentity: null,
  })
  expect(await audited(shop)).toEqual(['provider_identity_changed'])
})

it('nobody takes the name of another active shop, however it is written', async () => {
  const known = await app.given.provider()
  const shop = await app.given.provider()
  for (const name of [known.businessName, `The ${known.businessName.toUpperCase()}, LLC`]) {
    const refused = await change(shop, { businessName: name })
    expect([refused.status, refused.refusal.code]).toEqual([409, 'name_taken'])
  }
  // Its own, spelled better, is no other shop's.
  expect((await change(shop, { businessName: shop.businessName.toUpperCase() })).status).toBe(200)
})

it('an address that names no place is refused before anybody decides', async () => {
  const shop = await verified()
  const refused = await change(shop, { address: 'somewhere nice 12' })
  expect([refused.status, await waiting(shop)]).toEqual([400, undefined])
})
