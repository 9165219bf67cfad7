import { afterAll, beforeAll, expect, it } from 'vitest'
import { setFleetStanding, setProviderStanding } from '#contract/admin.ts'
import { listAudit } from '#contract/audit.ts'
import { login } from '#contract/auth.ts'
import { readFleetAtDesk, readProviderAtDesk } from '#contract/desk-accounts.ts'
import { readOwnFleet } from '#contract/fleets.ts'
import { readOwnProvider } from '#contract/providers.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const reason = 'Your insurance has run out.'
const deedsAbout = async (about: string) =>
  (await (await app.given.admin()).call(listAudit, { query: { about } })).body.map(
    ({ action }) => action,
  )
const signedInAgain = async ({ username, password }: { username: string; password: string }) => {
  const caller = app.anybody()
  await caller.call(login, { body: { username, password } })
  return caller
}

it('a shop that was never let in is told so, and why; approved after all, it is no shop that came back', async () => {
  const admin = await app.given.admin()
  const shop = await app.given.provider({ approved: false })
  const params = { id: shop.id }
  await admin.call(setProviderStanding, { params, body: { status: 'suspended', reason } })
  const own = await (await signedInAgain(shop)).call(readOwnProvider)
  expect(own.body).toMatchObject({
    status: 'suspended',
    isTurnedDown: true,
    suspendedBecause: reason,
  })
  expect((await admin.call(readProviderAtDesk, { params })).body.isTurnedDown).toBe(true)
  await admin.call(setProviderStanding, { params, body: { status: 'active' } })
  expect(await deedsAbout(shop.id)).toEqual(['provider_approve', 'provider_reject'])
  const body = { status: 'suspended', reason: 'Complaints.' } as const
  await admin.call(setProviderStanding, { params, body })
  const suspended = (await admin.call(readProviderAtDesk, { params })).body
  expect(suspended).toMatchObject({ isTurnedDown: false, suspendedBecause: 'Complaints.' })
})

it('and a company the same', async () => {
  const admin = await app.given.admin()
  const company = await app.given.company()
  const params = { id: company.id }
  await admin.call(setFleetStanding, { params, body: { status: 'suspended', reason } })
  const own = await (await signedInAgain(company)).call(readOwnFleet)
  expect(own.body).toMatchObject({
    status: 'suspended',
    isTurnedDown: true,
    suspendedBecause: reason,
  })
  await admin.call(setFleetStanding, { params, body: { status: 'active' } })
  expect(await deedsAbout(company.id)).toEqual(['fleet_approve', 'fleet_reject'])
  const desk = (await admin.call(readFleetAtDesk, { params })).body
  expect(desk).toMatchObject({ isTurnedDown: false, suspendedBecause: null })
})
