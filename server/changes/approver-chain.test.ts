import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeBid, decideBid, listOwnBids, readRequest } from '#contract/bids.ts'
import { decideChangeOrder, listChangeOrders, sendChangeOrder } from '#contract/change-orders.ts'
import { changeDriver } from '#contract/drivers.ts'
import { readFleetOverview } from '#contract/fleet-figures.ts'
import { listFleetRequests, sumFleetRequests } from '#contract/fleet-requests.ts'
import { advanceJob, listOwnJobs } from '#contract/jobs.ts'
import { listNotifications } from '#contract/notifications.ts'
import type { FleetRole } from '#contract/rights.ts'
import { settings } from '#contract/settings.ts'
import { readTechnicianDay } from '#contract/technicians.ts'
import type { Caller } from '../testing/caller.ts'
import type { GivenCompany, GivenDriver, GivenProvider } from '../testing/given.ts'
import { givenMember } from '../testing/given-member.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { atOnce } from '../testing/race.ts'
import { begunJob } from '../testing/read-answers.ts'
import { tellAll } from '../testing/tell-all.ts'
import { expireChangeOrders } from './expire-change-orders.ts'
import { passOnApprovals } from './pass-on-approvals.ts'

let app: TestApp
let provider: GivenProvider
beforeAll(async () => {
  app = await openTestApp()
  provider = await app.given.provider()
})
afterAll(() => app.close())

const { eachMs } = settings.approverChain
const emergency = { serviceType: 'Emergency' }

interface Fleet {
  company: GivenCompany
  driver: GivenDriver
  dispatcher: Caller | null
}

async function fleet(has: 'dispatcher' | 'manager alone' = 'dispatcher'): Promise<Fleet> {
  const company = await app.given.company()
  const dispatcher =
    has === 'dispatcher' ? await givenMember(app, company, 'dispatcher', 'Dana Dispatch') : null
  return {
    company,
    driver: await app.given.fleetDriver(company, { spendingLimit: '310.00' }),
    dispatcher,
  }
}

const view = (by: Caller, id: string) => by.call(readRequest, { params: { id } })

/** The driver wants a bid above the limit. */
async function wanted({ driver }: Fleet, form = {}) {
  const request = await app.given.request({ as: driver.caller, form })
  const bid = await app.given.bid(provider, request, { price: '400.00' })
  await accept(driver.caller, bid.id)
  return { request, bid }
}
const accept = (by: Caller, id: string) =>
  by.call(decideBid, { params: { id }, body: { status: 'accepted' } })

/** The provider asks for so much more, at the truck of that driver. */
async function more({ driver }: Fleet, form = {}, unitPrice = '20.00') {
  const request = await app.given.request({ as: driver.caller, form })
  const bid = await app.given.bid(provider, request, { price: '300.00' })
  const jobId = begunJob((await accept(driver.caller, bid.id)).body)
  for (const step of ['start', 'arrive', 'work'] as const)
    await provider.caller.call(advanceJob, { params: { id: jobId }, body: { step } })
  const { body } = await provider.caller.call(sendChangeOrder, {
    params: { id: jobId },
    body: { reason: 'seized_parts', lines: [{ kind: 'parts', quantity: '1', unitPrice }] },
  })
  return { request, jobId, id: body.id }
}
const answer = (by: Caller, id: string, approvedLines = [0], total = '320.00') =>
  by.call(decideChangeOrder, { params: { id }, body: { approvedLines, total } })

async function pass(ms: number) {
  app.clock.advance(ms)
  await passOnApprovals(app.services)
}
const chainOf = async (by: Caller, id: string) => {
  const { approval } = (await view(by, id)).body
  return approval && [approval.waitsFor, approval.passesOnAt !== null]
}
const changeOf = async (by: Caller, jobId: string) => {
  const [change] = (await by.call(listChangeOrders, { params: { id: jobId } })).body
  return change && [change.status, change.waitsFor, change.passesOnAt !== null]
}

/** By which channels each of them was told of an event of that request, beside the app. */
async function toldOf(name: string, requestId: string) {
  await tellAll(app.services)
  const { rows } = await app.services.pool.query<{ who: string; how: string | null }>(
    `select coalesce(m.role, u.user_type) as who,
       (select string_agg(d.channel, ' ' order by d.channel) from deliveries d
         where d.user_id = n.user_id and d.kind = n.kind and d.link = n.link) as how
     from events e join notifications n on n.event_id = e.id join users u on u.id = n.user_id
       left join fleet_members m on m.user_id = u.id
     where e.name = $1 and e.request_id = $2 and u.user_type <> 'service_provider'`,
    [name, requestId],
  )
  return Object.fromEntries(rows.map(({ who, how }) => [who, how]))
}
const timesOf = async (name: string, requestId: string) => {
  const { rows } = await app.services.pool.query(
    'select count(*)::int as n from events where name = $1 and request_id = $2',
    [name, requestId],
  )
  return rows[0].n
}
const newest = async (by: Caller) => (await by.call(listNotifications)).body.notifications[0]?.title

describe('a bid above the driver’s limit', () => {
  it('is only asked for, and where the fleet says no, the driver is told once, by SMS and in the history', async () => {
    const of = await fleet()
    const { request, bid } = await wanted(of, emergency)
    const read = async (by: Caller) =>
      (await by.call(readRequest, { params: { id: request.id } })).body
    expect(await read(of.driver.caller)).toMatchObject({ isFleets: true, forApproval: [bid.id] })
    expect((await read(of.company.manager)).forApproval).toEqual([])

    for (const _ of [1, 2])
      await of.company.manager.call(decideBid, {
        params: { id: bid.id },
        body: { status: 'rejected' },
      })
    expect(await toldOf('approval_declined', request.id)).toEqual({
      driver: expect.stringContaining('sms'),
    })
    expect(await newest(of.driver.caller)).toMatch(/^Your fleet said no to .+ for \$/)
    const { timeline, forApproval } = await read(of.driver.caller)
    expect(timeline.at(-1)?.name).toBe('approval_declined')
    expect(forApproval).toEqual([])
    // The fleet's own history says it once, as the bid that was rejected.
    const names = (await read(of.company.manager)).timeline.map(({ name }) => name)
    expect(names.slice(-2)).toEqual(['approval_asked', 'bid_rejected'])
  })

  it('comes with the driver’s words: why, for who approves it, and the note, which the shop gets with the job', async () => {
    const of = await fleet()
    const request = await app.given.request({ as: of.driver.caller, form: emergency })
    const { id } = await app.given.bid(provider, request, { price: '400.00' })
    const said = { reason: 'Only one open before six', customerNotes: 'Gate code 1966' }
    const ask = (body: object) =>
      of.driver.caller.call(decideBid, { params: { id }, body: { status: 'accepted', ...body } })
    await ask(said)
    // Asked again, newer words take the place of the older ones; who says nothing takes nothing back.
    await ask({ reason: 'Only one open before 7' })
    await tellAll(app.services)
    const { approval } = (await view(of.company.manager, request.id)).body
    expect(approval).toMatchObject({ reason: 'Only one open before 7', note: 'Gate code 1966' })
    const [news] = (await of.company.manager.call(listNotifications)).body.notifications
    expect(news?.body).toContain('“Only one open before 7”')

    begunJob((await accept(of.company.manager, id)).body)
    const { timeline } = (await view(of.company.manager, request.id)).body
    expect(timeline.find(({ name }) => name === 'approval_asked')?.note).toBe(
      'Only one open before 7',
    )
    const [job] = (await provider.caller.call(listOwnJobs)).body
    expect(job).toMatchObject({ serviceRequestId: request.id, customerNotes: 'Gate code 1966' })
    expect(JSON.stringify(job)).not.toContain('before 7')
  })

  it('that its provider has bid anew costs what it costs now, everywhere; approved is only what was seen', async () => {
    const of = await fleet()
    const { manager } = of.company
    const { request, bid } = await wanted(of, emergency)
    const bidAnew = (price: string) =>
      provider.caller.call(changeBid, { params: { id: bid.id }, body: { price } })
    const onBoard = async () =>
      (await manager.call(listFleetRequests)).body.find(({ id }) => id === request.id)?.need?.amount
    const approve = (body: object) =>
      manager.call(decideBid, {
        params: { id: bid.id },
        body: { status: 'accepted', ...body },
      })
    expect(await onBoard()).toBe('400.00')
    await bidAnew('470.00')
    expect(await onBoard()).toBe('470.00')
    const seen = (await view(manager, request.id)).body
    expect([seen.approval?.amount, seen.bids?.[0]?.price]).toEqual(['400.00', '470.00'])
    // Neither who saw the old price nor who says nothing of what was seen agrees to one that has risen.
    for (const body of [{ version: 1, price: '400.00' }, { price: '400.00' }, {}]) {
      const { status, refusal } = await approve(body)
      expect([status, refusal.code, refusal.message]).toEqual([
        409,
        'bid_changed',
        'The provider has changed this bid. Look at it again before you accept.',
      ])
    }
    begunJob((await approve({ version: 2, price: '470.00' })).body)
    const { timeline } = (await view(manager, request.id)).body
    const decisions = timeline.filter(({ name }) =>
      ['approval_asked', 'bid_accepted'].includes(name),
    )
    expect(decisions.map(({ decision }) => decision?.price)).toEqual(['400.00', '470.00'])
  })

  it.each([
    ['the limit is raised', { spendingLimit: '500.00' }, null],
    ['the limit is taken away', { spendingLimit: '' }, null],
    ['the price comes down', null, '300.00'],
  ])(
    'is the driver’s to accept once %s, and counts as waiting no more',
    async (_, limit, price) => {
      const of = await fleet()
      const { manager } = of.company
      const request = await app.given.request({ as: of.driver.caller, form: emergency })
      const bid = await app.given.bid(provider, request, { price: '400.00' })
      await of.driver.caller.call(decideBid, {
        params: { id: bid.id },
        body: { status: 'accepted', customerNotes: 'Gate code 1966' },
      })
      const counts = async () => [
        (await manager.call(sumFleetRequests)).body.counts.waiting,
        (await manager.call(readFleetOverview)).body.waitingApprovals,
      ]
      expect(await counts()).toEqual([1, 1])
      if (limit) await manager.call(changeDriver, { params: { id: of.driver.id }, body: limit })
      if (price) await provider.caller.call(changeBid, { params: { id: bid.id }, body: { price } })

      expect(await counts()).toEqual([0, 0])
      const seen = (await view(of.driver.caller, request.id)).body
      expect([seen.approval, seen.forApproval]).toEqual([null, []])
      expect(await toldOf('approval_freed', request.id)).toEqual({
        driver: expect.stringContaining('sms'),
      })
      begunJob((await accept(of.driver.caller, bid.id)).body)
      const [job] = (await provider.caller.call(listOwnJobs)).body
      expect(job).toMatchObject({
        serviceRequestId: request.id,
        customerNotes: 'Gate code 1966',
      })
    },
  )

  it('is turned down with a reason that the driver reads, also where a limit raised meanwhile has freed it', async () => {
    const of = await fleet()
    const { manager } = of.company
    const request = await app.given.request({ as: of.driver.caller, form: emergency })
    const bid = await app.given.bid(provider, request, { price: '400.00' })
    await accept(of.driver.caller, bid.id)
    const body = { spendingLimit: '500.00' }
    await manager.call(changeDriver, { params: { id: of.driver.id }, body })
    const no = { status: 'rejected' as const, reason: 'The yard sends its own truck' }
    await manager.call(decideBid, { params: { id: bid.id }, body: no })
    const { saidNo } = (await view(of.driver.caller, request.id)).body
    expect(saidNo).toEqual([{ bidId: bid.id, reason: no.reason }])
    expect(await timesOf('approval_declined', request.id)).toBe(1)
  })

  it('of a change is the driver’s to answer as well, once the limit is raised', async () => {
    const of = await fleet()
    const { request, jobId, id } = await more(of, emergency)
    const { manager } = of.company
    expect((await manager.call(sumFleetRequests)).body.counts.waiting).toBe(1)
    const body = { spendingLimit: '320.00' }
    await manager.call(changeDriver, { params: { id: of.driver.id }, body })
    expect((await manager.call(sumFleetRequests)).body.counts.waiting).toBe(0)
    expect(await changeOf(of.driver.caller, jobId)).toEqual(['sent', null, false])
    expect(await toldOf('approval_freed', request.id)).toEqual({
      driver: expect.stringContaining('sms'),
    })
    expect(await newest(of.driver.caller)).toMatch(
      /^You can answer: .+ is asking for \$20\.00 more$/,
    )
    expect((await answer(of.driver.caller, id)).status).toBe(200)
  })

  it('goes on waiting where the new limit is too low as well', async () => {
    const of = await fleet()
    const { request } = await wanted(of, emergency)
    await of.company.manager.call(changeDriver, {
      params: { id: of.driver.id },
      body: { spendingLimit: '399.99' },
    })
    expect((await view(of.driver.caller, request.id)).body.approval).not.toBeNull()
    expect(await timesOf('approval_freed', request.id)).toBe(0)
  })

  it('that the fleet says no to: the driver reads why, in the app and in the mail, and nobody else', async () => {
    const of = await fleet()
    const { request, bid } = await wanted(of, emergency)
    const no = (reason: string) =>
      of.company.manager.call(decideBid, {
        params: { id: bid.id },
        body: { status: 'rejected', reason },
      })
    expect((await no('x'.repeat(501))).refusal.message).toBe(
      'The reason is too long: at most 500 characters.',
    )
    await no('The yard sends its own truck')
    await tellAll(app.services)
    const { saidNo } = (await view(of.driver.caller, request.id)).body
    expect(saidNo).toEqual([{ bidId: bid.id, reason: 'The yard sends its own truck' }])
    const [news] = (await of.driver.caller.call(listNotifications)).body.notifications
    expect(news?.body).toContain('Your fleet: “The yard sends its own truck”')
    const [lost] = (await provider.caller.call(listOwnBids)).body
    expect(lost?.id).toBe(bid.id)
    expect(JSON.stringify(lost)).not.toContain('The yard')
  })

  it('waits in an emergency for a dispatcher, then for a manager, then for anybody; each is told, once', async () => {
    const of = await fleet()
    const { request, bid } = await wanted(of, emergency)
    expect(await chainOf(of.driver.caller, request.id)).toEqual(['dispatcher', true])
    expect(await toldOf('approval_asked', request.id)).toEqual({
      dispatcher: 'mail sms',
      manager: null,
    })

    await pass(eachMs - 1000)
    expect(await chainOf(of.driver.caller, request.id)).toEqual(['dispatcher', true])
    app.clock.advance(1000)
    await atOnce(4, () => passOnApprovals(app.services))
    expect(await chainOf(of.company.manager, request.id)).toEqual(['manager', true])
    expect(await timesOf('approval_passed_on', request.id)).toBe(1)
    expect(await toldOf('approval_passed_on', request.id)).toEqual({
      dispatcher: null,
      manager: 'mail sms',
      driver: null,
    })

    await pass(eachMs)
    expect(await chainOf(of.driver.caller, request.id)).toEqual(['manager', false])
    expect(await toldOf('approval_unanswered', request.id)).toEqual({
      dispatcher: 'mail sms',
      manager: 'mail sms',
      driver: expect.stringContaining('sms'),
    })
    expect(await newest(of.driver.caller)).toBe('Nobody at your fleet has answered yet')
    await pass(60_000)
    expect(await timesOf('approval_unanswered', request.id)).toBe(1)
    // Silence has approved nothing, and who was asked first may still say yes.
    expect((await view(of.driver.caller, request.id)).body.job).toBeNull()
    begunJob((await accept(of.dispatcher ?? of.company.manager, bid.id)).body)
  })

  it('of a change counts as what needs the fleet’s approval, and its technician reads whose answer is awaited, by no name', async () => {
    const of = await fleet()
    const { manager } = of.company
    const waiting = async () => [
      (await manager.call(sumFleetRequests)).body.counts.waiting,
      (await manager.call(readFleetOverview)).body.waitingApprovals,
    ]
    // Below the driver's limit the driver answers.
    const small = await more(of, {}, '10.00')
    expect(await waiting()).toEqual([0, 0])
    await answer(of.driver.caller, small.id, [0], '310.00')
    const { request, jobId, id } = await more(of, emergency)
    expect(await waiting()).toEqual([1, 1])
    const query = { waiting: 'yes' } as const
    const listed = (await manager.call(listFleetRequests, { query })).body
    expect(listed.map(({ id }) => id)).toEqual([request.id])
    const { byLink } = await app.given.technician(provider, { id: jobId })
    const day = (await byLink.call(readTechnicianDay)).body
    expect(day.jobs[0]?.askedForMore).toMatchObject({ status: 'sent', waitsFor: 'dispatcher' })
    expect(day.jobs[0]?.askedForMore?.passesOnAt).toBeTruthy()
    expect(JSON.stringify(day)).not.toContain('Dana Dispatch')
    await answer(of.dispatcher ?? manager, id)
    expect(await waiting()).toEqual([0, 0])
    const after = (await byLink.call(readTechnicianDay)).body
    expect(after.jobs[0]?.askedForMore).toMatchObject({ status: 'approved', waitsFor: null })
  })

  it('waits for a manager at once where the fleet has no dispatcher', async () => {
    const of = await fleet('manager alone')
    const { request } = await wanted(of, emergency)
    expect(await chainOf(of.driver.caller, request.id)).toEqual(['manager', true])
    expect(await toldOf('approval_asked', request.id)).toEqual({ manager: 'mail sms' })
  })

  it('waits for whoever is first where it is no emergency', async () => {
    const of = await fleet()
    const { request } = await wanted(of)
    expect(await chainOf(of.driver.caller, request.id)).toEqual(['fleet', false])
    expect(await toldOf('approval_asked', request.id)).toEqual({
      dispatcher: 'mail sms',
      manager: 'mail sms',
    })
    await pass(2 * eachMs)
    expect(await timesOf('approval_passed_on', request.id)).toBe(0)
  })

  it('is approved by a manager before its turn, and goes nowhere after that', async () => {
    const of = await fleet()
    const { request, bid } = await wanted(of, emergency)
    begunJob((await accept(of.company.manager, bid.id)).body)
    await pass(eachMs)
    expect(await timesOf('approval_passed_on', request.id)).toBe(0)
  })

  it('that has been taken back asks nobody any more', async () => {
    const of = await fleet()
    const { request, bid } = await wanted(of, emergency)
    await app.services.pool.query(`update bids set expires_at = $2 where id = $1`, [
      bid.id,
      app.clock.now(),
    ])
    await pass(eachMs)
    expect(await timesOf('approval_passed_on', request.id)).toBe(0)
    expect(await timesOf('approval_unanswered', request.id)).toBe(0)
  })

  it.each(['viewer', 'accountant'] satisfies FleetRole[])(
    'is not for the %s of a fleet',
    async (role) => {
      const of = await fleet()
      const { bid } = await wanted(of, emergency)
      const member = await givenMember(app, of.company, role, 'Ada Reader')
      expect((await accept(member, bid.id)).refusal.code).toBe('not_allowed')
    },
  )
})

describe('a change above the driver’s limit', () => {
  it('asks a dispatcher at once, a manager after ten minutes; the driver, the fleet and the provider read whom', async () => {
    const of = await fleet()
    const { request, jobId, id } = await more(of, emergency)
    for (const reader of [of.driver.caller, of.company.manager, provider.caller])
      expect(await changeOf(reader, jobId)).toEqual(['sent', 'dispatcher', true])
    expect(await toldOf('change_order_sent', request.id)).toEqual({
      dispatcher: 'mail sms',
      manager: null,
      driver: null,
    })
    const refused = await answer(of.driver.caller, id)
    expect([refused.status, refused.refusal.code]).toEqual([403, 'not_allowed'])

    await pass(eachMs)
    expect(await changeOf(provider.caller, jobId)).toEqual(['sent', 'manager', true])
    expect(await toldOf('approval_passed_on', request.id)).toEqual({
      dispatcher: null,
      manager: 'mail sms',
      driver: null,
    })
    expect((await answer(of.company.manager, id)).status).toBe(200)
    expect((await view(of.driver.caller, request.id)).body.job?.price).toBe('320.00')
    expect(await changeOf(provider.caller, jobId)).toEqual(['approved', null, false])
    await pass(eachMs)
    expect(await timesOf('approval_unanswered', request.id)).toBe(0)
  })

  it('that nobody answers is a no, when its own time is over', async () => {
    const of = await fleet()
    const { request, jobId, id } = await more(of, emergency)
    await pass(eachMs)
    app.clock.advance(settings.changeOrders.answerMs.hurried - eachMs)
    await expireChangeOrders(app.services)
    await pass(eachMs)
    expect(await changeOf(provider.caller, jobId)).toEqual(['expired', null, false])
    expect((await answer(of.company.manager, id)).refusal.code).toBe('wrong_state')
    expect(await timesOf('approval_unanswered', request.id)).toBe(0)
    expect((await view(of.driver.caller, request.id)).body.job?.price).toBe('300.00')
  })

  it('that a fleet of managers alone leaves lying is said to the driver while there is still time', async () => {
    const of = await fleet('manager alone')
    const { request, jobId } = await more(of, emergency)
    await pass(eachMs)
    expect(await changeOf(of.driver.caller, jobId)).toEqual(['sent', 'manager', false])
    expect(await toldOf('approval_unanswered', request.id)).toEqual({
      manager: 'mail sms',
      driver: expect.stringContaining('sms'),
    })
  })

  it('of which the driver approves what is within the limit asks nobody any more', async () => {
    const of = await fleet()
    const { request, id } = await more(of, emergency)
    expect((await answer(of.driver.caller, id, [], '300.00')).status).toBe(200)
    await pass(eachMs)
    expect(await timesOf('approval_passed_on', request.id)).toBe(0)
  })

  it('within the limit is the driver’s own', async () => {
    const of = await fleet()
    const { jobId, id } = await more(of, emergency, '10.00')
    expect(await changeOf(of.driver.caller, jobId)).toEqual(['sent', null, false])
    expect((await answer(of.driver.caller, id, [0], '310.00')).status).toBe(200)
  })

  it('is decided once, by whoever of the two was first, also while it goes one further', async () => {
    const of = await fleet()
    const { jobId, id } = await more(of, emergency)
    const both = [of.company.manager, of.dispatcher ?? of.company.manager]
    app.clock.advance(eachMs)
    const [answers] = await Promise.all([
      Promise.all(both.map((by) => answer(by, id))),
      passOnApprovals(app.services),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await changeOf(provider.caller, jobId))?.[0]).toBe('approved')
    expect((await answer(of.company.manager, id)).refusal.code).toBe('wrong_state')
  })
})
