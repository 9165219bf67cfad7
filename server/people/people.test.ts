import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setProviderStanding } from '#contract/admin.ts'
import { exportAnalytics, exportJobs, readAnalytics } from '#contract/analytics.ts'
import { login, readCurrentUser } from '#contract/auth.ts'
import {
  changeBid,
  decideBid,
  listOwnBids,
  listPublicBids,
  readRequest,
  submitBid,
} from '#contract/bids.ts'
import {
  advanceJob,
  confirmJob,
  handBackJob,
  jobFigures,
  listOwnJobs,
  readJob,
} from '#contract/jobs.ts'
import { listNotifications } from '#contract/notifications.ts'
import {
  changeProviderMember,
  inviteToProvider,
  joinProvider,
  listProviderPeople,
  readProviderInvitation,
  removeProviderMember,
  revokeProviderInvitation,
} from '#contract/provider-people.ts'
import { changeOwnProvider, readOwnProvider } from '#contract/providers.ts'
import { listBoard } from '#contract/requests.ts'
import { readSessionEnd } from '#contract/session-end.ts'
import {
  advanceAsTechnician,
  assignTechnician,
  readTechnicianDay,
  setTechnicianActivity,
} from '#contract/technicians.ts'
import type { GivenProvider } from '../testing/given.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { tellAll } from '../testing/tell-all.ts'
import { withAuthenticator } from '../testing/with-authenticator.ts'
import { sendInvitation } from './send-invitation.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

let count = 0
const account = () => ({
  fullName: 'Maria Lopez',
  phone: '(512) 555-0188',
  username: `maria-${++count}`,
  password: 'pass-of-my-own',
})
const address = () => `colleague-${++count}@example.com`
const peopleOf = async ({ caller }: GivenProvider) => (await caller.call(listProviderPeople)).body

/** Invites by mail and reads the link out of it. */
async function invited({ caller }: GivenProvider, email: string, role = 'dispatcher' as const) {
  const sent = await caller.call(inviteToProvider, { body: { email, role } })
  expect(sent.status).toBe(201)
  await sendInvitation(app.services, { invitationId: sent.body.id })
  const [mail] = await app.services.outbox()
  return { id: sent.body.id, token: /join-provider#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '' }
}

it('of two invitations to one address the newer is good, in whatever capitals each is spelled', async () => {
  const provider = await app.given.provider()
  const email = address()
  const first = await invited(provider, email)
  const second = await invited(provider, email.toUpperCase())
  const look = async ({ token }: { token: string }) =>
    (await app.anybody().call(readProviderInvitation, { body: { token } })).status
  expect([await look(first), await look(second)]).toEqual([400, 200])
})

describe('who signs in for a provider', () => {
  it('is invited by mail, reads who invites to what, joins once, and does the day’s work', async () => {
    const provider = await app.given.provider()
    const email = address()
    const { token } = await invited(provider, email)
    const look = await app.anybody().call(readProviderInvitation, { body: { token } })
    expect(look.body).toEqual({
      businessName: provider.businessName,
      email,
      phone: null,
      role: 'dispatcher',
      fullName: null,
    })
    const caller = app.anybody()
    const joined = await caller.call(joinProvider, { body: { token, ...account() } })
    expect([joined.status, joined.body]).toEqual([
      201,
      expect.objectContaining({ email, userType: 'service_provider', providerRole: 'dispatcher' }),
    ])
    const own = await caller.call(readOwnProvider)
    expect(own.body).toMatchObject({ id: provider.id, role: 'dispatcher' })
    expect(own.body.can).toMatchObject({ work: true, changeRecord: false, managePeople: false })
    expect((await caller.call(listBoard)).status).toBe(200)

    const again = await app.anybody().call(joinProvider, { body: { token, ...account() } })
    expect([again.status, again.refusal.code]).toEqual([400, 'invalid_invitation'])
    const { members, invitations } = await peopleOf(provider)
    expect(members.map(({ role, isSelf }) => [role, isSelf])).toEqual([
      ['owner', true],
      ['dispatcher', false],
    ])
    expect(invitations).toEqual([])
  })

  it('is invited by text only once the business is approved, and by one address', async () => {
    const provider = await app.given.provider({ approved: false })
    const invite = (body: object) =>
      provider.caller.call(inviteToProvider, { body: { role: 'dispatcher', ...body } })
    const texted = await invite({ phone: '(512) 555-0191' })
    expect([texted.status, texted.refusal.code]).toEqual([403, 'provider_not_active'])
    const both = await invite({ phone: '(512) 555-0191', email: address() })
    expect([both.status, both.refusal.details]).toEqual([400, { email: expect.any(String) }])
    expect((await invite({})).status).toBe(400)
    expect((await invite({ email: address() })).status).toBe(201)
    // Whose jobs a driver's login opens has to be said.
    const driver = await invite({ email: address(), role: 'technician' })
    expect([driver.status, driver.refusal.details]).toEqual([
      400,
      { technicianId: expect.any(String) },
    ])
  })

  it('invited again has one link that works, and a taken-back one none', async () => {
    const provider = await app.given.provider()
    const email = address()
    const first = await invited(provider, email)
    const second = await invited(provider, email)
    const look = (token: string) => app.anybody().call(readProviderInvitation, { body: { token } })
    expect((await look(first.token)).status).toBe(400)
    expect((await look(second.token)).status).toBe(200)
    await provider.caller.call(revokeProviderInvitation, { params: { id: second.id } })
    expect((await look(second.token)).status).toBe(400)
    expect((await peopleOf(provider)).invitations).toEqual([])
  })

  it('is not somebody with an account elsewhere', async () => {
    const provider = await app.given.provider()
    const { body: other } = await (await app.given.customer()).call(readCurrentUser)
    const refused = await provider.caller.call(inviteToProvider, {
      body: { email: other.email, role: 'dispatcher' },
    })
    expect([refused.status, refused.refusal.code]).toEqual([409, 'email_taken'])
  })

  it('who is removed is signed out at once, signs in no more, and comes back by another invitation', async () => {
    const provider = await app.given.provider()
    const email = address()
    const caller = app.anybody()
    const first = account()
    const { token } = await invited(provider, email)
    const joined = await caller.call(joinProvider, { body: { token, ...first } })
    const removed = await provider.caller.call(removeProviderMember, {
      params: { id: joined.body.id },
    })
    expect(removed.status).toBe(200)
    expect((await caller.call(listBoard)).status).toBe(401)
    expect((await caller.call(readSessionEnd)).body?.because).toBe('removed')
    const back = await app.anybody().call(login, { body: first })
    expect([back.status, back.refusal.code]).toEqual([403, 'account_closed'])
    expect(back.refusal.message).toContain('Your business')

    const invitedAgain = await invited(provider, email)
    const again = await caller.call(joinProvider, {
      body: { token: invitedAgain.token, ...first, password: 'another-of-my-own' },
    })
    expect([again.status, again.body.id]).toEqual([201, joined.body.id])
    expect((await caller.call(listBoard)).status).toBe(200)
  })

  it('who comes back with a second factor signs in by it, not by the invitation', async () => {
    const provider = await app.given.provider()
    const email = address()
    const [caller, first] = [app.anybody(), account()]
    const { token } = await invited(provider, email)
    const { id } = (await caller.call(joinProvider, { body: { token, ...first } })).body
    await withAuthenticator(app, caller)
    await provider.caller.call(removeProviderMember, { params: { id } })
    const again = await invited(provider, email)
    const stranger = app.anybody()
    const back = await stranger.call(joinProvider, { body: { token: again.token, ...first } })
    expect([back.status, back.body.id, back.body.mustSignIn]).toEqual([201, id, true])
    expect((await stranger.call(listBoard)).status).toBe(401)
    const { username, password } = first
    const signIn = await app.anybody().call(login, { body: { username, password } })
    expect(signIn.refusal.code).toBe('second_factor_needed')
  })

  it('always has an owner, also when two owners remove each other at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const provider = await app.given.provider()
      const me = (await provider.caller.call(readCurrentUser)).body
      const alone = await provider.caller.call(removeProviderMember, { params: { id: me.id } })
      expect([alone.status, alone.refusal.code]).toEqual([409, 'last_owner'])
      const less = await provider.caller.call(changeProviderMember, {
        params: { id: me.id },
        body: { role: 'dispatcher' },
      })
      expect(less.refusal.code).toBe('last_owner')

      const other = await app.given.colleague(provider, 'owner')
      await Promise.all([
        provider.caller.call(removeProviderMember, { params: { id: other.id } }),
        other.caller.call(removeProviderMember, { params: { id: me.id } }),
      ])
      const { rows } = await app.services.pool.query(
        `select m.user_id = p.owner_user_id as stands from provider_members m
         join providers p on p.id = m.provider_id where p.id = $1`,
        [provider.id],
      )
      // Who is left stands for the business: its texts go there.
      expect(rows).toEqual([{ stands: true }])
    }
  })

  it('does by the new role right away what it allows, and no more', async () => {
    const provider = await app.given.provider()
    const { id, caller } = await app.given.colleague(provider, 'dispatcher')
    const rename = () =>
      caller.call(changeOwnProvider, { body: { description: 'Open day and night.' } })
    expect((await rename()).refusal.code).toBe('not_allowed')
    expect((await caller.call(changeOwnProvider, { body: { onDuty: true } })).status).toBe(200)
    await provider.caller.call(changeProviderMember, { params: { id }, body: { role: 'owner' } })
    expect((await rename()).status).toBe(200)
    await provider.caller.call(changeProviderMember, {
      params: { id },
      body: { role: 'dispatcher' },
    })
    expect((await rename()).refusal.code).toBe('not_allowed')
  })

  it('is nobody to another provider: its people are not there', async () => {
    const [mine, theirs] = [await app.given.provider(), await app.given.provider()]
    const { caller } = await app.given.colleague(mine, 'dispatcher')
    const stranger = await app.given.colleague(theirs, 'dispatcher')
    const job = await app.given.job({ provider: theirs })
    const step = await caller.call(advanceJob, {
      params: { id: job.id },
      body: { step: 'start' },
    })
    expect(step.status).toBe(404)
    const removed = await mine.caller.call(removeProviderMember, { params: { id: stranger.id } })
    expect(removed.status).toBe(404)
  })
})

describe('a suspension reaches all people of the business', () => {
  const suspend = async (id: string, status: 'suspended' | 'active') =>
    (await app.given.admin()).call(setProviderStanding, {
      params: { id },
      body: { status, reason: 'Complaints' },
    })

  it('they are signed out, read again and do nothing, and nobody joins meanwhile', async () => {
    const provider = await app.given.provider()
    const request = await app.given.request()
    const { caller, username, password } = await app.given.colleague(provider, 'dispatcher')
    const { token } = await invited(provider, address())
    await suspend(provider.id, 'suspended')
    expect((await caller.call(readOwnProvider)).status).toBe(401)
    await caller.call(login, { body: { username, password } })
    expect((await caller.call(readOwnProvider)).body.status).toBe('suspended')
    const bid = await caller.call(submitBid, {
      body: { serviceRequestId: request.id, price: '200.00', estimatedDuration: '45 minutes' },
    })
    expect([bid.status, bid.refusal.code]).toEqual([403, 'account_suspended'])
    const join = await app.anybody().call(joinProvider, { body: { token, ...account() } })
    expect(join.refusal.code).toBe('invalid_invitation')
    await suspend(provider.id, 'active')
    expect((await caller.call(changeOwnProvider, { body: { onDuty: true } })).status).toBe(200)
  })
})

describe('two people of one business at work at once', () => {
  const offer = (id: string, price: string) => ({
    body: { serviceRequestId: id, price, estimatedDuration: '45 minutes' },
  })

  it('make one bid of two on the same request, and the second hears who was first', async () => {
    const provider = await app.given.provider()
    const maria = await app.given.colleague(provider, 'dispatcher', { fullName: 'Maria Lopez' })
    const joe = await app.given.colleague(provider, 'dispatcher', { fullName: 'Joe Adams' })
    for (let round = 0; round < 10; round++) {
      const { id } = await app.given.request()
      const answers = await Promise.all([
        maria.caller.call(submitBid, offer(id, '200.00')),
        joe.caller.call(submitBid, offer(id, '210.00')),
      ])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
      const [made] = answers.filter(({ status }) => status === 201)
      const [late] = answers.filter(({ status }) => status === 409)
      const { body } = await provider.caller.call(listOwnBids)
      const own = body.filter(({ serviceRequestId }) => serviceRequestId === id)
      expect(own.map(({ price, by }) => [price, by])).toEqual([[made?.body.price, made?.body.by]])
      expect(late?.refusal.code).toBe('already_bid')
      expect(late?.refusal.message).toContain(made?.body.by)
    }
  })

  it('stand both in the history of the job, which each other party reads as the business', async () => {
    const provider = await app.given.provider()
    const customer = await app.given.customer()
    const maria = await app.given.colleague(provider, 'dispatcher', { fullName: 'Maria Lopez' })
    const joe = await app.given.colleague(provider, 'dispatcher', { fullName: 'Joe Adams' })
    const { id } = await app.given.request({ as: customer })
    const bid = await maria.caller.call(submitBid, offer(id, '200.00'))
    expect(bid.body.by).toBe('Maria Lopez')
    const changed = await joe.caller.call(changeBid, {
      params: { id: bid.body.id },
      body: { price: '190.00' },
    })
    expect(changed.body.by).toBe('Joe Adams')
    await customer.call(decideBid, {
      params: { id: bid.body.id },
      body: { status: 'accepted' },
    })
    const [job] = (await joe.caller.call(listOwnJobs)).body
    const params = { id: job?.id ?? '' }
    // Both press the same step: it is taken once, and has one name.
    const steps = await Promise.all(
      [maria, joe].map(({ caller }) =>
        caller.call(advanceJob, { params, body: { step: 'start' } }),
      ),
    )
    expect(steps.map(({ status }) => status)).toEqual([200, 200])
    await joe.caller.call(advanceJob, { params, body: { step: 'arrive' } })
    const { timeline } = (await provider.caller.call(readJob, { params })).body
    const authors = timeline.map(({ name, by }) => [name, by])
    expect(authors).toEqual([
      ['request_opened', null],
      ['bid_accepted', null],
      ['job_started', expect.stringMatching(/^(Maria Lopez|Joe Adams)$/)],
      ['job_arrived', 'Joe Adams'],
    ])
    await maria.caller.call(handBackJob, { params, body: { reason: 'Truck is down.' } })
    const [request, bids] = [
      await customer.call(readRequest, { params: { id } }),
      await customer.call(listPublicBids, { params: { id } }),
    ]
    expect(JSON.stringify([request.body, bids.body])).not.toMatch(/Maria|Joe/)
  })

  it('have each their own bell, and the business one text', async () => {
    const provider = await app.given.provider({ phone: '(512) 555-0131' })
    const maria = await app.given.colleague(provider, 'dispatcher')
    const technician = await app.given.technician(provider)
    const driver = await app.given.colleague(provider, 'technician', {
      technicianId: technician.id,
    })
    const { id } = await app.given.request({ form: { preferredServiceTime: 'asap' } })
    await tellAll(app.services)
    const heard = async (caller: typeof maria.caller) =>
      (await caller.call(listNotifications)).body.notifications.filter(({ link }) =>
        link.includes(id),
      ).length
    expect(await Promise.all([provider, maria, driver].map(({ caller }) => heard(caller)))).toEqual(
      [1, 1, 0],
    )
    const { rows } = await app.services.pool.query(
      `select d.user_id = p.owner_user_id as to_number from deliveries d
       join provider_members m on m.user_id = d.user_id join providers p on p.id = m.provider_id
       where p.id = $1 and d.channel = 'sms' and d.link like '%' || $2`,
      [provider.id, id],
    )
    expect(rows).toEqual([{ to_number: true }])
  })
})

describe('a driver’s login', () => {
  it('opens that driver’s own jobs and takes their steps, and nothing else of the business', async () => {
    const provider = await app.given.provider()
    const job = await app.given.job({ provider })
    const technician = await app.given.technician(provider, job)
    const { caller } = await app.given.colleague(provider, 'technician', {
      technicianId: technician.id,
      fullName: technician.fullName,
    })
    const day = await caller.call(readTechnicianDay)
    expect(day.body.jobs.map(({ id }) => id)).toEqual([job.id])
    const step = await caller.call(advanceAsTechnician, {
      params: { id: job.id },
      body: { step: 'start' },
    })
    expect(step.status).toBe(200)
    for (const endpoint of [listBoard, listOwnBids, listOwnJobs, readOwnProvider]) {
      const answer = await caller.call(endpoint)
      expect([answer.status, answer.refusal.code]).toEqual([403, 'not_allowed'])
    }
    const { timeline } = (await provider.caller.call(readJob, { params: { id: job.id } })).body
    expect(timeline.at(-1)).toMatchObject({ name: 'job_started', by: technician.fullName })
    // The link of the text stays.
    expect((await technician.byLink.call(readTechnicianDay)).status).toBe(200)
    // Somebody else goes: the job is not this driver's any more.
    await provider.caller.call(assignTechnician, {
      params: { id: job.id },
      body: { technicianId: null },
    })
    const late = await caller.call(advanceAsTechnician, {
      params: { id: job.id },
      body: { step: 'arrive' },
    })
    expect(late.status).toBe(404)
  })

  it('is one of each driver, and ends with the driver’s work', async () => {
    const provider = await app.given.provider()
    const technician = await app.given.technician(provider)
    const { caller, username, password } = await app.given.colleague(provider, 'technician', {
      technicianId: technician.id,
    })
    const second = await provider.caller.call(inviteToProvider, {
      body: { role: 'technician', email: address(), technicianId: technician.id },
    })
    expect([second.status, second.refusal.code]).toEqual([409, 'already_added'])
    await provider.caller.call(setTechnicianActivity, {
      params: { id: technician.id },
      body: { isActive: false },
    })
    expect((await caller.call(readTechnicianDay)).status).toBe(401)
    const back = await app.anybody().call(login, { body: { username, password } })
    expect(back.refusal.code).toBe('account_closed')
    expect((await peopleOf(provider)).members).toHaveLength(1)
  })
})

describe('what the business earns', () => {
  it('is read by its owners alone: the day’s earnings, the share of bids and jobs, prices of closed jobs, the files', async () => {
    const customer = await app.given.customer()
    const provider = await app.given.provider()
    const { caller: dispatcher } = await app.given.colleague(provider, 'dispatcher')
    const { id } = await app.given.job({
      provider,
      request: await app.given.request({ as: customer }),
    })
    const seenBy = async ({ call }: typeof dispatcher) => {
      const [bid] = (await call(listOwnBids)).body
      const [job] = (await call(listOwnJobs)).body
      const { todaysEarnings } = (await call(jobFigures)).body
      const read = (await call(readJob, { params: { id } })).body
      return {
        shares: [bid?.youReceive, job?.youReceive, read.youReceive],
        prices: [bid?.price, job?.price, read.price],
        todaysEarnings,
      }
    }
    const running = { prices: ['185.00', '185.00', '185.00'] }
    expect(await seenBy(dispatcher)).toEqual({
      ...running,
      shares: [null, null, null],
      todaysEarnings: null,
    })
    expect(await seenBy(provider.caller)).toEqual({
      ...running,
      shares: ['166.50', '166.50', '166.50'],
      todaysEarnings: '0.00',
    })
    for (const step of ['start', 'arrive', 'work', 'finish'])
      await dispatcher.call(advanceJob, { params: { id }, body: { step } })
    await customer.call(confirmJob, { params: { id } })
    expect(await seenBy(dispatcher)).toEqual({
      shares: [null, null, null],
      prices: ['185.00', null, null],
      todaysEarnings: null,
    })
    expect(await seenBy(provider.caller)).toMatchObject({
      ...running,
      todaysEarnings: '166.50',
    })
    for (const file of [readAnalytics, exportJobs, exportAnalytics]) {
      expect((await dispatcher.call(file)).refusal.code).toBe('not_allowed')
      expect((await provider.caller.call(file)).status).toBe(200)
    }
  })
})
