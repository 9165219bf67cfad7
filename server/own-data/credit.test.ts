import { afterAll, beforeAll, expect, it } from 'vitest'
import { readCurrentUser } from '#contract/auth.ts'
import { readPersonAtDesk } from '#contract/desk-accounts.ts'
import { payBill } from '#contract/fleet-terms.ts'
import { releaseJob } from '#contract/jobs.ts'
import { askForErasure, readOwnData } from '#contract/own-data.ts'
import { refundJob } from '#contract/refunds.ts'
import { settings } from '#contract/settings.ts'
import { issueBills } from '../fleet-terms/issue-bills.ts'
import type { Caller } from '../testing/caller.ts'
import { givenAccount } from '../testing/given-account.ts'
import { pledging, promisedAfter } from '../testing/given-pledge.ts'
import { fleetJob, onTerms } from '../testing/given-terms.ts'
import { type AppWithCards, openWithCards } from '../testing/open-with-cards.ts'

/** Credit goes with the account that has it, never without a word. */
let app: AppWithCards
beforeAll(async () => {
  app = await openWithCards()
})
afterAll(() => app.close())

/** Nobody comes to a job, and whoever asked takes somebody else. */
async function leftWaiting(caller: Caller, { id }: { id: string }) {
  app.clock.advance(promisedAfter + settings.noShow.customerMs + 60_000)
  expect((await caller.call(releaseJob, { params: { id } })).status).toBe(200)
}
/** What an admin who would delete the account reads of it. */
async function atDesk(caller: Caller) {
  const { id } = (await caller.call(readCurrentUser)).body
  const read = await (await app.given.admin()).call(readPersonAtDesk, { params: { id } })
  return read.body.deletion
}
const creditOf = async (caller: Caller) => (await caller.call(readOwnData)).body.credit

it('a customer reads what credit goes with the account, before and after asking for the deletion', async () => {
  const { caller, password } = await givenAccount(app)
  expect(await creditOf(caller)).toBeNull()
  const request = await app.given.request({ as: caller })
  await leftWaiting(caller, await app.given.job({ provider: await pledging(app), request }))
  expect(await creditOf(caller)).toBe('50.00')
  expect(await atDesk(caller)).toEqual({
    hindered: 'You have 1 open request or job. Finish or cancel it first.',
    endsCompany: null,
    owes: null,
    credit: '50.00',
  })
  const other = await givenAccount(app)
  expect(await creditOf(other.caller)).toBeNull()

  await app.services.pool.query(
    `update requests set status = 'cancelled', closed_at = now() where id = $1`,
    [request.id],
  )
  const asked = await caller.call(askForErasure, { body: { password } })
  expect([asked.status, asked.body.credit]).toEqual([200, '50.00'])
})

it('of a fleet what it has left of pledges and of paid bills goes with its last manager', async () => {
  const company = await onTerms(app)
  const { id, manager } = company
  const wished = { until: 'accepted', payBy: 'direct' } as const
  await leftWaiting(manager, await fleetJob(app, company, await pledging(app), wished))
  expect(await creditOf(manager)).toBe('50.00')

  const provider = await app.given.provider()
  const job = await fleetJob(app, company, provider)
  await issueBills(app.services)
  const { rows } = await app.services.pool.query<{ id: string }>(
    'select id from fleet_bills where fleet_id = $1',
    [id],
  )
  await (await app.given.admin()).call(payBill, {
    params: { id: rows[0]?.id ?? '' },
    body: { amount: '300.00', reference: 'Wire 7' },
  })
  await provider.caller.call(refundJob, {
    params: job.params,
    body: { amount: '100.00', reason: 'It was ours to mend' },
  })
  expect((await manager.call(readOwnData)).body).toMatchObject({ credit: '150.00', owes: null })
  expect(await atDesk(manager)).toMatchObject({ credit: '150.00', owes: null })
})
