import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setProviderStanding } from '#contract/admin.ts'
import {
  answerAsFleet,
  answerAsProvider,
  askFleetForMore,
  askProviderForMore,
  listApprovals,
} from '#contract/approvals.ts'
import { readProviderAtDesk } from '#contract/desk-accounts.ts'
import { changeOwnFleet, readOwnFleet } from '#contract/fleets.ts'
import { listNotifications } from '#contract/notifications.ts'
import { changeOwnProvider, readOwnProvider } from '#contract/providers.ts'
import { approveSubmission } from '#contract/verification.ts'
import type { Caller } from '../testing/caller.ts'
import { inDays } from '../testing/given.ts'
import { givenColleague } from '../testing/given-colleague.ts'
import { givenMember } from '../testing/given-member.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { atOnce } from '../testing/race.ts'
import { tellAll } from '../testing/tell-all.ts'
import { tellMorning } from './tell-morning.ts'

let app: TestApp
let admin: Caller
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.given.admin()
})
afterAll(() => app.close())
/** Nothing waits when a test begins. */
beforeEach(async () => {
  await app.services.pool.query(`update providers set status = 'active' where status = 'pending'`)
  await app.services.pool.query(`update fleets set status = 'active' where status = 'pending'`)
  await app.services.pool.query(`delete from verification_submissions where status = 'in_progress'`)
})

const waiting = async () => (await admin.call(listApprovals)).body
const told = async () => {
  await tellAll(app.services)
  return (await admin.call(listNotifications)).body.notifications.map(
    ({ title, body }) => `${title}: ${body}`,
  )
}
const mails = async (code: string) => {
  await tellAll(app.services)
  const { rows } = await app.services.pool.query(
    `select count(*)::int as n from deliveries where code = $1 and channel = 'mail'`,
    [code],
  )
  return rows[0].n
}

describe('the queue', () => {
  it('has applications, fleets and documents, the oldest first', async () => {
    const shop = await app.given.provider({ approved: false })
    app.clock.advance(1000)
    const company = await app.given.company()
    app.clock.advance(1000)
    const document = await app.given.submission(await app.given.provider(), 'identity')
    const { count, approvals } = await waiting()
    expect(count).toBe(3)
    expect(approvals.map(({ kind, id }) => [kind, id])).toEqual([
      ['provider', shop.id],
      ['fleet', company.id],
      ['document', document],
    ])
  })

  it('puts who was asked for more last; the applicant reads what is missing', async () => {
    const shop = await app.given.provider({ approved: false })
    app.clock.advance(1000)
    const later = await app.given.provider({ approved: false })
    const params = { id: shop.id }
    const words = 'Send us your DOT number.'
    expect((await admin.call(askProviderForMore, { params, body: { words } })).status).toBe(200)
    expect((await waiting()).approvals.map(({ id, isAsked }) => [id, isAsked])).toEqual([
      [later.id, false],
      [shop.id, true],
    ])
    expect((await shop.caller.call(readOwnProvider)).body.askedFor).toBe(words)
    await tellAll(app.services)
    const { body } = await shop.caller.call(listNotifications)
    expect(body.notifications[0]).toMatchObject({
      title: 'We need a bit more before we can approve your account',
      body: words,
    })
    await admin.call(setProviderStanding, { params, body: { status: 'active' } })
    expect((await shop.caller.call(readOwnProvider)).body.askedFor).toBeNull()
    const again = await admin.call(askProviderForMore, { params, body: { words } })
    expect([again.status, again.refusal.code]).toEqual([409, 'wrong_state'])
  })

  it('is told to whoever of the applicant’s people may answer, and to nobody else', async () => {
    const shop = await app.given.provider({ approved: false })
    const owner = await givenColleague(app, shop, 'owner')
    const dispatcher = await givenColleague(app, shop, 'dispatcher')
    const words = 'Send us your DOT number.'
    await admin.call(askProviderForMore, { params: { id: shop.id }, body: { words } })
    await tellAll(app.services)
    const hears = async (caller: Caller) =>
      (await caller.call(listNotifications)).body.notifications.some(({ body }) => body === words)
    expect([await hears(shop.caller), await hears(owner), await hears(dispatcher)]).toEqual([
      true,
      true,
      false,
    ])
    const company = await app.given.company()
    const viewer = await givenMember(app, company, 'viewer', 'Vera')
    await admin.call(askFleetForMore, { params: { id: company.id }, body: { words } })
    await tellAll(app.services)
    expect([await hears(company.manager), await hears(viewer)]).toEqual([true, false])
  })

  it('puts an applicant who has answered back where it stood, and the admins hear of it', async () => {
    const shop = await app.given.provider({ approved: false })
    app.clock.advance(1000)
    const later = await app.given.provider({ approved: false })
    const params = { id: shop.id }
    const ask = () =>
      admin.call(askProviderForMore, { params, body: { words: 'Your DOT number?' } })
    const queue = async () => (await waiting()).approvals.map(({ id, isAsked }) => [id, isAsked])
    const asked = [
      [later.id, false],
      [shop.id, true],
    ]
    const answered = [
      [shop.id, false],
      [later.id, false],
    ]
    const answer = () => shop.caller.call(answerAsProvider, { body: { words: 'DOT 3141592' } })
    expect((await answer()).refusal.code).toBe('wrong_state')
    await ask()
    // The day's work is no answer.
    await shop.caller.call(changeOwnProvider, { body: { onDuty: false } })
    expect(await queue()).toEqual(asked)
    expect((await answer()).status).toBe(200)
    expect(await queue()).toEqual(answered)
    expect(await told()).toContain(
      `${shop.businessName} sent what you asked for: Open the approval desk to decide.`,
    )
    const { askedFor } = (await admin.call(readProviderAtDesk, { params })).body
    expect(askedFor).toMatchObject({ words: 'Your DOT number?', answer: 'DOT 3141592' })
    expect((await shop.caller.call(readOwnProvider)).body.hasAnswered).toBe(true)
    // Asked again, it waits again; a change of the record is an answer as well.
    await ask()
    expect(await queue()).toEqual(asked)
    await shop.caller.call(changeOwnProvider, { body: { description: 'DOT 3141592' } })
    expect(await queue()).toEqual(answered)
    await ask()
    await app.given.submission(shop, 'identity')
    expect((await queue())[0]).toEqual(answered[0])
  })

  it('and a fleet company that has answered, by words or by its record', async () => {
    const company = await app.given.company()
    app.clock.advance(1000)
    const later = await app.given.company()
    const params = { id: company.id }
    const ask = () => admin.call(askFleetForMore, { params, body: { words: 'Your MC number?' } })
    const first = async () => (await waiting()).approvals.map(({ id }) => id)[0]
    const { manager } = company
    for (const answer of [
      () => manager.call(answerAsFleet, { body: { words: 'MC 123456' } }),
      () => manager.call(changeOwnFleet, { body: { mcNumber: '123456' } }),
    ]) {
      await ask()
      expect(await first()).toBe(later.id)
      expect((await manager.call(readOwnFleet)).body).toMatchObject({
        askedFor: 'Your MC number?',
        hasAnswered: false,
      })
      expect((await answer()).status).toBe(200)
      expect(await first()).toBe(company.id)
    }
  })

  it('asks a fleet company too, and only while it waits', async () => {
    const company = await app.given.company()
    const params = { id: company.id }
    const ask = () => admin.call(askFleetForMore, { params, body: { words: 'Your MC number?' } })
    expect((await ask()).status).toBe(200)
    await app.services.pool.query(`update fleets set status = 'active' where id = $1`, [company.id])
    expect((await ask()).status).toBe(409)
  })
})

it('an application that is turned down is told so, with the reason', async () => {
  const shop = await app.given.provider({ approved: false })
  await admin.call(setProviderStanding, {
    params: { id: shop.id },
    body: { status: 'suspended', reason: 'No insurance.' },
  })
  await tellAll(app.services)
  const { rows } = await app.services.pool.query(
    `select n.code from notifications n join providers p on p.owner_user_id = n.user_id
     where p.id = $1 order by n.id desc limit 1`,
    [shop.id],
  )
  expect(rows[0].code).toBe('applicationRejected')
})

it('a license needs its last day or the word that it has none', async () => {
  const shop = await app.given.provider()
  const approve = (id: string, body: object) =>
    admin.call(approveSubmission, { params: { id }, body })
  const first = await app.given.submission(shop, 'business_license')
  const refused = await approve(first, {})
  expect([refused.status, Object.keys(refused.refusal.details ?? {})]).toEqual([400, ['expiresOn']])
  expect((await approve(first, { hasNoEnd: true })).status).toBe(200)
  const dated = await app.given.submission(await app.given.provider(), 'business_license')
  expect((await approve(dated, { expiresOn: inDays(300) })).status).toBe(200)
})

describe('admins hear', () => {
  it('of everything that waits in the bell, and of the first by mail at once', async () => {
    const before = await mails('approvalWaits')
    const first = await app.given.provider({ approved: false })
    expect(await mails('approvalWaits')).toBe(before + 1)
    app.clock.advance(1000)
    const second = await app.given.provider({ approved: false })
    expect(await told()).toEqual(
      expect.arrayContaining([
        `New provider application: ${first.businessName}. Open the approval desk to decide.`,
        `New provider application: ${second.businessName}. Open the approval desk to decide.`,
      ]),
    )
    expect(await mails('approvalWaits')).toBe(before + 1)
  })

  it('in the morning of all that waits, once, whatever the number of workers', async () => {
    const at = (day: number, hour: string) => {
      const now = app.clock.now().getTime()
      const then = new Date(`2031-03-0${day}T${hour}:00Z`).getTime()
      app.clock.advance(then - now)
    }
    at(3, '12:30') // 6:30 AM in Chicago
    await app.given.provider({ approved: false })
    const before = await mails('approvalsThisMorning')
    await tellMorning(app.services)
    expect(await mails('approvalsThisMorning')).toBe(before)
    at(3, '13:05')
    await atOnce(3, () => tellMorning(app.services))
    expect(await mails('approvalsThisMorning')).toBe(before + 1)
    expect((await told()).join('\n')).toContain('1 approval is waiting for you')
    await app.services.pool.query(`update providers set status = 'active' where status = 'pending'`)
    at(4, '13:05')
    await tellMorning(app.services)
    expect(await mails('approvalsThisMorning')).toBe(before + 1)
  })
})
