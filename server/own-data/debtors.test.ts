import { afterAll, beforeAll, expect, it } from 'vitest'
import { readCurrentUser } from '#contract/auth.ts'
import { listBalances } from '#contract/balances.ts'
import { readFleetAtDesk, readPersonAtDesk, readProviderAtDesk } from '#contract/desk-accounts.ts'
import { payBill } from '#contract/fleet-terms.ts'
import { askForErasure, readOwnData } from '#contract/own-data.ts'
import { settings } from '#contract/settings.ts'
import { issueBills } from '../fleet-terms/issue-bills.ts'
import { leftWaiting, pledging } from '../testing/given-pledge.ts'
import { fleetJob, onTerms } from '../testing/given-terms.ts'
import { newPhone } from '../testing/new-phone.ts'
import { type AppWithCards, openWithCards } from '../testing/open-with-cards.ts'
import { eraseDue } from './erase-due.ts'
import { purge } from './purge.ts'

let app: AppWithCards
beforeAll(async () => {
  app = await openWithCards()
})
afterAll(() => app.close())

async function eraseAfterTheWait() {
  app.clock.advance(settings.ownData.waitMs + 1000)
  await eraseDue(app.services)
}

it('a fleet that owes on its terms goes too; whom to ask for it is kept until the bill is paid', async () => {
  const admin = await app.given.admin()
  const atDesk = async (id: string) => (await admin.call(readFleetAtDesk, { params: { id } })).body
  const owing = async () => {
    const { id, manager, password } = await onTerms(app)
    await fleetJob(app, { id, manager, username: '', password }, await app.given.provider())
    await app.services.pool.query('update drivers set deactivated_at = now() where fleet_id = $1', [
      id,
    ])
    const { companyName } = await atDesk(id)
    expect((await manager.call(readOwnData)).body).toMatchObject({ owes: '300.00', hindered: null })
    expect((await manager.call(askForErasure, { body: { password } })).status).toBe(200)
    return { id, companyName }
  }
  const [paying, silent] = [await owing(), await owing()]
  await issueBills(app.services)
  await eraseAfterTheWait()
  expect((await atDesk(paying.id)).debtor).toMatchObject({ businessName: paying.companyName })
  const parties = (await admin.call(listBalances, { query: { side: 'owes_us' } })).body
  expect(parties.find(({ id }) => id === silent.id)?.name).toBe(silent.companyName)

  const { rows } = await app.services.pool.query<{ id: string }>(
    'select id from fleet_bills where fleet_id = $1',
    [paying.id],
  )
  const paid = await admin.call(payBill, {
    params: { id: rows[0]?.id ?? '' },
    body: { amount: '300.00', reference: 'Wire 7' },
  })
  expect(paid.status).toBe(200)
  await purge(app.services)
  expect((await atDesk(paying.id)).debtor).toBeNull()
  expect((await atDesk(silent.id)).debtor).not.toBeNull()
  app.clock.advance((settings.ownData.debtYears * 366 * 24 + 1) * 3_600_000)
  await purge(app.services)
  expect((await atDesk(silent.id)).debtor).toBeNull()
})

it('of a business to which more was paid than is its own whom to ask for it is kept as well', async () => {
  const shop = await pledging(app)
  await leftWaiting(app, newPhone(), shop)
  const { caller, password } = shop
  expect((await caller.call(readOwnData)).body).toMatchObject({ owes: '50.00', hindered: null })
  const admin = await app.given.admin()
  const { id } = (await caller.call(readCurrentUser)).body
  const person = await admin.call(readPersonAtDesk, { params: { id } })
  expect(person.body.deletion).toMatchObject({ owes: '50.00', endsCompany: shop.businessName })
  expect((await caller.call(askForErasure, { body: { password } })).status).toBe(200)
  await eraseAfterTheWait()
  await purge(app.services)
  const { body } = await admin.call(readProviderAtDesk, { params: { id: shop.id } })
  expect(body.money.debtor).toMatchObject({ businessName: shop.businessName })
})
