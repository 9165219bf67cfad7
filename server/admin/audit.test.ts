import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listOutbox, setFleetStanding } from '#contract/admin.ts'
import { exportAudit, listAudit } from '#contract/audit.ts'
import { readCurrentUser } from '#contract/auth.ts'
import { changeDriver, setDriverActivity } from '#contract/drivers.ts'
import { changeMember, changeOwnFleet, setProviderPreference } from '#contract/fleets.ts'
import { changeProviderMember } from '#contract/provider-people.ts'
import { changeOwnProvider } from '#contract/providers.ts'
import { changeRules, resetRule } from '#contract/rules.ts'
import { changeFigure } from '#contract/site.ts'
import type { Caller } from '../testing/caller.ts'
import { givenMember } from '../testing/given-member.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'

let app: TestApp
let admin: Caller
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.given.admin()
  // Behind the entry of the admin's own making, which goes by the system's clock.
  app.clock.advance(60_000)
})
afterAll(() => app.close())

const newest = async () => {
  const [entry] = (await admin.call(listAudit)).body
  return entry
}

it('every reading of the outbox stands in it', async () => {
  const before = (await admin.call(listAudit, { query: { action: 'outbox_read' } })).body.length
  await admin.call(listOutbox)
  await admin.call(listOutbox)
  const after = (await admin.call(listAudit, { query: { action: 'outbox_read' } })).body
  expect(after.length).toBe(before + 2)
  expect(after[0]).toMatchObject({
    action: 'outbox_read',
    reason: expect.stringMatching(/message/),
  })
})

describe('a change stands in it as it was and as it is', () => {
  it('of a rule, and of its reset', async () => {
    await admin.call(changeRules, { body: { headStart: { minutes: 7 } } })
    expect((await newest())?.reason).toBe('Head start: 2 min → 7 min')
    await admin.call(resetRule, { body: { name: 'headStart' } })
    expect((await newest())?.reason).toBe('Head start: 7 min → 2 min')
  })

  it('of a figure of the landing page', async () => {
    await admin.call(changeFigure, { body: { id: 'jobRequests', value: '12', isShown: true } })
    await admin.call(changeFigure, { body: { id: 'jobRequests', value: '13', isShown: false } })
    expect((await newest())?.reason).toMatch(/: 12 → 13 \(hidden\)$/)
  })

  it('of a fleet’s standing, settings, people, drivers and providers', async () => {
    const company = await app.given.company()
    await admin.call(setFleetStanding, { params: { id: company.id }, body: { status: 'active' } })
    await admin.call(setFleetStanding, {
      params: { id: company.id },
      body: { status: 'suspended', reason: 'Papers ran out' },
    })
    expect(await newest()).toMatchObject({
      before: { status: 'active' },
      after: { status: 'suspended' },
      reason: 'Papers ran out',
    })
    await admin.call(setFleetStanding, { params: { id: company.id }, body: { status: 'active' } })

    const fleet = await app.given.company()
    await fleet.manager.call(changeOwnFleet, { body: { defaultLimit: '250.00' } })
    expect(await newest()).toMatchObject({
      action: 'fleet_changed',
      before: { defaultLimit: null },
      after: { defaultLimit: '250.00' },
    })
    const member = await givenMember(app, fleet, 'viewer', 'Vera Sample')
    const { id } = (await member.call(readCurrentUser)).body
    await fleet.manager.call(changeMember, { params: { id }, body: { role: 'dispatcher' } })
    expect(await newest()).toMatchObject({
      before: { role: 'viewer' },
      after: { role: 'dispatcher' },
    })
    const driver = await app.given.fleetDriver(fleet, { spendingLimit: '100.00' })
    await fleet.manager.call(changeDriver, {
      params: { id: driver.id },
      body: { spendingLimit: '150.00' },
    })
    expect(await newest()).toMatchObject({
      action: 'driver_limit_changed',
      before: { limit: '100.00' },
      after: { limit: '150.00' },
    })
    await fleet.manager.call(setDriverActivity, {
      params: { id: driver.id },
      body: { isActive: false },
    })
    expect(await newest()).toMatchObject({ before: { active: true }, after: { active: false } })
    const shop = await app.given.provider()
    await fleet.manager.call(setProviderPreference, {
      params: { id: shop.id },
      body: { standing: 'blocked' },
    })
    expect(await newest()).toMatchObject({
      action: 'fleet_provider_changed',
      before: { standing: null },
      after: { standing: 'blocked' },
    })
  })

  it('of a shop’s name and people', async () => {
    const shop = await app.given.provider()
    await shop.caller.call(changeOwnProvider, { body: { businessName: 'Quite Another Name' } })
    expect(await newest()).toMatchObject({
      action: 'provider_identity_changed',
      before: { businessName: shop.businessName },
      after: { businessName: 'Quite Another Name' },
    })
    const colleague = await app.given.colleague(shop, 'dispatcher')
    await shop.caller.call(changeProviderMember, {
      params: { id: colleague.id },
      body: { role: 'owner' },
    })
    expect(await newest()).toMatchObject({
      before: { role: 'dispatcher' },
      after: { role: 'owner' },
    })
  })
})

it('two admins who change the same rule at once are both told what was there', async () => {
  await Promise.all(
    [3, 4, 5].map((minutes) => admin.call(changeRules, { body: { headStart: { minutes } } })),
  )
  const [last, middle, first] = (await admin.call(listAudit, { query: { action: 'rule_changed' } }))
    .body
  const values = [first, middle, last].map((entry) => entry?.reason?.match(/(\d+) min → (\d+) min/))
  expect(values[1]?.[1]).toBe(values[0]?.[2])
  expect(values[2]?.[1]).toBe(values[1]?.[2])
})

it('the file says each value as it was and as it is, in the words of the page', async () => {
  const company = await app.given.company()
  await admin.call(setFleetStanding, {
    params: { id: company.id },
    body: { status: 'suspended', reason: 'Unpaid invoices' },
  })
  const file = await admin.call(exportAudit)
  const text = new TextDecoder().decode(file.bytes)
  expect(text).toContain('Reason,Changes,')
  expect(text).toMatch(/Unpaid invoices,Status: awaiting approval → suspended,/)
})

it('nobody changes or deletes what stands there', async () => {
  const { pool } = app.services
  const stands = /only added to/
  await expect(pool.query(`update audit_log set reason = 'It was not me'`)).rejects.toThrow(stands)
  await expect(pool.query('update audit_log set actor_id = null')).rejects.toThrow(stands)
  await expect(pool.query('delete from audit_log')).rejects.toThrow(stands)
  // The erasure takes words out, and nothing else.
  const client = await pool.connect()
  try {
    for (const change of ['actor_id = null', `reason = 'Other words'`, `action = 'note'`]) {
      await client.query('begin')
      await client.query(`select set_config('roadcall.erasing', 'yes', true)`)
      await expect(
        client.query(`update audit_log set ${change} where reason is not null`),
      ).rejects.toThrow(stands)
      await client.query('rollback')
    }
  } finally {
    client.release()
  }
})
