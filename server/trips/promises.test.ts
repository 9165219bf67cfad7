import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setProviderStanding } from '#contract/admin.ts'
import { listPublicBids } from '#contract/bids.ts'
import {
  advanceJob,
  confirmJob,
  contestCustomerGone,
  delayJob,
  readJob,
  releaseJob,
  reportCustomerGone,
} from '#contract/jobs.ts'
import { sendMessage } from '#contract/messaging.ts'
import { settings } from '#contract/settings.ts'
import { remindPeople } from '../deals/remind-people.ts'
import { type GivenJob, guestForm } from '../testing/given.ts'
import { creditOf, pledging } from '../testing/given-pledge.ts'
import { showNobodyThere } from '../testing/given-proof.ts'
import { beSeenThere } from '../testing/given-trip.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { atOnce } from '../testing/race.ts'
import { readByLink } from '../testing/read-answers.ts'
import { watchPromises } from './watch-promises.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const minute = 60_000
/** The arrival time of `given.bid`. */
const promisedAfter = 45 * minute

const link = ({ request }: GivenJob) => ({ params: { id: request.id }, token: request.token })
const view = (job: GivenJob) => readByLink(app.anybody(), job.request)
const names = async (job: GivenJob) => (await view(job)).timeline.map(({ name }) => name)
const release = ({ id, request }: GivenJob) =>
  app.anybody().call(releaseJob, { params: { id }, token: request.token })
const watch = () => atOnce(3, () => watchPromises(app.services))
const write = ({ bidId, provider, request }: GivenJob) =>
  provider.caller.call(sendMessage, {
    body: { serviceRequestId: request.id, bidId, content: 'Ten minutes out' },
  })

describe('a provider who is late', () => {
  it('is asked for a word once, 10 minutes after its promise, whatever the number of workers', async () => {
    const job = await app.given.job({ until: 'start' })
    app.clock.advance(promisedAfter + settings.noShow.nudgeMs - minute)
    await watch()
    expect(await names(job)).not.toContain('job_late')
    app.clock.advance(2 * minute)
    await watch()
    await watch()
    expect((await names(job)).filter((name) => name === 'job_late')).toHaveLength(1)
  })

  it('who neither comes nor answers has not come 45 minutes after it: the request opens again, once', async () => {
    const job = await app.given.job()
    app.clock.advance(promisedAfter + settings.noShow.automaticMs + minute)
    await watch()
    const request = await view(job)
    expect([request.status, request.job?.phase]).toEqual(['open', 'provider_no_show'])
    expect((await names(job)).filter((name) => name === 'job_no_show')).toHaveLength(1)
    const own = await job.provider.caller.call(readJob, { params: { id: job.id } })
    expect(own.body.request.contact).toBeNull()
    const bids = await app.anybody().call(listPublicBids, link(job))
    expect(bids.body.map(({ statusReason }) => statusReason)).toEqual(['did_not_come'])
  })

  it('that says when it will be there, or writes, is left alone by the clock', async () => {
    const [said, wrote] = [await app.given.job(), await app.given.job()]
    app.clock.advance(promisedAfter + settings.noShow.nudgeMs + minute)
    const told = await said.provider.caller.call(delayJob, {
      params: { id: said.id },
      body: { minutes: 30 },
    })
    expect(told.body.expectedAt).toBe(
      new Date(app.clock.now().getTime() + 30 * minute).toISOString(),
    )
    expect((await view(said)).timeline.at(-1)).toMatchObject({
      name: 'job_delayed',
      facts: { minutes: 30 },
      note: null,
    })
    await write(wrote)
    app.clock.advance(settings.noShow.automaticMs)
    await watch()
    for (const job of [said, wrote]) expect((await view(job)).status).toBe('in_progress')
    expect((await view(said)).job?.promisedAt).not.toBe((await view(said)).job?.expectedAt)
  })

  it('can say only a time from the list, and only while it is expected', async () => {
    const job = await app.given.job()
    const delay = (minutes: unknown) =>
      job.provider.caller.call(delayJob, { params: { id: job.id }, body: { minutes } })
    expect((await delay(7)).refusal.details).toEqual({ minutes: 'Choose when you will be there.' })
    for (const step of ['start', 'arrive'])
      await job.provider.caller.call(advanceJob, { params: { id: job.id }, body: { step } })
    expect((await delay(10)).status).toBe(409)
  })
})

describe('a customer to whom nobody came', () => {
  it('may take somebody else from 20 minutes after the promise on, and not before', async () => {
    const job = await app.given.job({ until: 'start' })
    app.clock.advance(promisedAfter + settings.noShow.customerMs - minute)
    const early = await release(job)
    expect([early.status, early.refusal.message]).toEqual([
      409,
      'You can report a no-show once the provider is 20 minutes past the promised time.',
    ])
    const offer = (await view(job)).can.release
    expect(offer).toEqual({
      reason: 'no_show',
      from: new Date(app.clock.now().getTime() + minute).toISOString(),
    })
    app.clock.advance(minute)
    const answers = await atOnce(3, () => release(job))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await names(job)).filter((name) => name === 'job_no_show')).toHaveLength(1)
    expect((await view(job)).status).toBe('open')
  })

  it('may not once the provider has arrived, whoever was first', async () => {
    for (let round = 0; round < 4; round++) {
      const job = await app.given.job({ until: 'start' })
      app.clock.advance(promisedAfter + settings.noShow.customerMs + minute)
      const arrive = () =>
        job.provider.caller.call(advanceJob, { params: { id: job.id }, body: { step: 'arrive' } })
      const [arrived, released] = await Promise.all([arrive(), release(job)])
      expect([arrived.status, released.status].sort()).toEqual([200, 409])
      const phase = (await view(job)).job?.phase
      expect(phase).toBe(arrived.status === 200 ? 'arrived' : 'provider_no_show')
    }
  })
})

describe('a customer whose provider is suspended', () => {
  it('keeps the job or takes somebody else, as they choose', async () => {
    const [kept, left] = [await app.given.job({ until: 'arrive' }), await app.given.job()]
    const admin = await app.given.admin()
    for (const { provider } of [kept, left])
      await admin.call(setProviderStanding, {
        params: { id: provider.id },
        body: { status: 'suspended', reason: 'test' },
      })
    expect((await view(left)).can.release?.reason).toBe('suspended')
    expect((await release(left)).status).toBe(200)
    expect([(await view(left)).status, (await names(left)).at(-1)]).toEqual([
      'open',
      'job_replaced',
    ])
    expect((await view(kept)).status).toBe('in_progress')
  })
})

it('a shop that is suspended before its promise owes no pledge when the clock says that it did not come: it can say nothing of itself', async () => {
  const owing = async (isSuspended: boolean) => {
    const provider = await pledging(app)
    const job = await app.given.job({ provider })
    if (isSuspended)
      await (await app.given.admin()).call(setProviderStanding, {
        params: { id: provider.id },
        body: { status: 'suspended', reason: 'test' },
      })
    return job
  }
  const [silenced, late] = [await owing(true), await owing(false)]
  app.clock.advance(promisedAfter + settings.noShow.automaticMs + minute)
  await watch()
  expect([(await names(silenced)).at(-1), (await names(late)).at(-1)]).toEqual([
    'job_no_show',
    'job_no_show',
  ])
  expect([await creditOf(app, silenced), (await creditOf(app, late))?.left]).toEqual([null, 5_000])
})

describe('a provider who finds nobody', () => {
  const gone = (job: GivenJob, more: Record<string, unknown> = {}) =>
    job.provider.caller.call(reportCustomerGone, {
      params: { id: job.id },
      body: {
        lat: guestForm.lat,
        lng: guestForm.lng,
        accuracyM: 10,
        fixedAt: app.clock.now().toISOString(),
        ...more,
      },
    })

  it('is at the place with a fresh position, has waited 15 minutes, has written, was seen there, and shows it by a photo', async () => {
    const job = await app.given.job({ until: 'arrive' })
    const refusal = async (more?: Record<string, unknown>) =>
      (await gone(job, more)).refusal.message
    expect(await refusal()).toMatch(/Wait at the place/)
    app.clock.advance(settings.customerGone.waitMs)
    const minutesAgo = (n: number) => new Date(app.clock.now().getTime() - n * minute).toISOString()
    expect(await refusal({ fixedAt: minutesAgo(5) })).toMatch(/too old/)
    expect(await refusal({ lat: guestForm.lat + 0.004 })).toMatch(/within 300 meters/)
    expect(await refusal({ accuracyM: 900 })).toMatch(/within 300 meters/)
    expect(await refusal()).toMatch(/Write the customer a message first/)
    await write(job)
    expect(await refusal()).toMatch(/has seen the phone on this job at the place 0 of 3 times/)
    await beSeenThere(job.provider.caller, { id: job.id }, app.clock.now())
    expect(await refusal()).toMatch(/Take a photo of the place first/)
    await showNobodyThere(job.provider.caller, { id: job.id }, app.clock.now())
    expect((await gone(job)).status).toBe(200)
    expect((await gone(job)).status).toBe(200)
    expect(await view(job)).toMatchObject({
      status: 'cancelled',
      closeReason: 'customer_gone',
      job: { phase: 'customer_gone' },
      can: { contest: true },
    })
  })

  it('may be contested once within 24 hours, in words that the provider reads', async () => {
    const contest = ({ id, request }: GivenJob) =>
      app.anybody().call(contestCustomerGone, {
        params: { id },
        token: request.token,
        body: { reason: 'I waited in the cab' },
      })
    const ended = async () => {
      const job = await app.given.job({ until: 'arrive' })
      await write(job)
      app.clock.advance(settings.customerGone.waitMs)
      await beSeenThere(job.provider.caller, { id: job.id }, app.clock.now())
      await showNobodyThere(job.provider.caller, { id: job.id }, app.clock.now())
      await gone(job)
      return job
    }
    const [job, late] = [await ended(), await ended()]
    expect((await contest(job)).status).toBe(200)
    expect((await contest(job)).status).toBe(200)
    const own = await job.provider.caller.call(readJob, { params: { id: job.id } })
    expect(own.body.timeline.at(-1)).toMatchObject({
      name: 'customer_gone_contested',
      note: 'I waited in the cab',
    })
    app.clock.advance(settings.customerGone.contestMs + minute)
    expect((await contest(late)).status).toBe(409)
    expect((await contest(await app.given.job())).status).toBe(409)
  })
})

describe('a reminder', () => {
  const remind = () => atOnce(3, () => remindPeople(app.services))
  const count = async (name: string, { id }: GivenJob) => {
    const { rows } = await app.services.pool.query(
      'select count(*) as n from events where name = $1 and job_id = $2',
      [name, id],
    )
    return rows[0].n
  }

  it('of unconfirmed work goes out once, and not after it was confirmed', async () => {
    const [open, confirmed] = [
      await app.given.job({ until: 'finish' }),
      await app.given.job({ until: 'finish' }),
    ]
    await remind()
    expect(await count('confirmation_due', open)).toBe(0)
    const { id, request } = confirmed
    await app.anybody().call(confirmJob, { params: { id }, token: request.token })
    app.clock.advance(settings.reminders.confirmMs + minute)
    await remind()
    await remind()
    expect(await count('confirmation_due', open)).toBe(1)
    expect(await count('confirmation_due', confirmed)).toBe(0)
  })

  it('of a scheduled job goes to the provider an hour before it, once', async () => {
    const at = new Date(app.clock.now().getTime() + 5 * 60 * minute)
    const request = await app.given.request({
      form: { preferredServiceTime: 'custom_date/time', scheduledAt: at.toISOString() },
    })
    const job = await app.given.job({ request })
    await remind()
    expect(await count('job_due', job)).toBe(0)
    app.clock.advance(4 * 60 * minute + minute)
    await remind()
    await remind()
    expect(await count('job_due', job)).toBe(1)
  })
})
