import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setProviderStanding } from '#contract/admin.ts'
import {
  askForMoreAsTechnician,
  decideChangeOrder,
  listChangeOrders,
  withdrawAsTechnician,
} from '#contract/change-orders.ts'
import { openDispute, readDisputes, withdrawDispute } from '#contract/disputes.ts'
import {
  advanceJob,
  confirmJob,
  handBackJob,
  type JobForTechnician,
  readJob,
} from '#contract/jobs.ts'
import { listMessages, sendMessage } from '#contract/messaging.ts'
import { addRequestPhoto, listRequestPhotos, readPhoto } from '#contract/photos.ts'
import { readProofs } from '#contract/proofs.ts'
import { cancelRequest, readPublicRequest } from '#contract/requests.ts'
import { settings } from '#contract/settings.ts'
import {
  advanceAsTechnician,
  assignTechnician,
  delayAsTechnician,
  readTechnicianDay,
  reportCustomerGoneAsTechnician,
} from '#contract/technicians.ts'
import { sendPositionsAsTechnician } from '#contract/trips.ts'
import { guestForm } from '../testing/given.ts'
import { givenPhoto } from '../testing/given-photo.ts'
import { showNobodyThere } from '../testing/given-proof.ts'
import { beSeenThere, fixAt } from '../testing/given-trip.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { atOnce } from '../testing/race.ts'
import { readByLink } from '../testing/read-answers.ts'

const minute = 60_000

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

async function atWork() {
  const job = await app.given.job()
  const technician = await app.given.technician(job.provider, job)
  const { byLink } = technician
  return {
    ...job,
    technician,
    byLink,
    day: async () => (await byLink.call(readTechnicianDay)).body,
    step: (step: string, id = job.id) =>
      byLink.call(advanceAsTechnician, { params: { id }, body: { step } }),
    asOwner: () => readByLink(app.anybody(), job.request),
  }
}

describe('a technician with a link', () => {
  it('reads where to go, whom to call, what to do and what to collect; no other price, and nothing of other jobs', async () => {
    const { provider, technician, day, id } = await atWork()
    await app.given.job({ provider })
    const read = await day()
    expect(read).toMatchObject({
      fullName: technician.fullName,
      businessName: provider.businessName,
      businessPhone: provider.phone,
    })
    expect(read.jobs.map((job) => job.id)).toEqual([id])
    expect(read.jobs[0]?.request).toMatchObject({
      details: { tireIssue: 'blowout', problemDescription: guestForm.problemDescription },
      contact: {
        customerName: guestForm.fullName,
        phone: guestForm.phone,
        location: guestForm.location,
        lat: guestForm.lat,
      },
    })
    expect(read.jobs[0]).toMatchObject({ total: null, toCollect: '185.00', isOnTerms: false })
    expect(JSON.stringify(read)).not.toMatch(/price|receive|timeline/i)
  })

  it('walks the job to its end by the steps of its lifecycle, twice is once, and both sides see it', async () => {
    const { step, day, asOwner, id, provider } = await atWork()
    const early = await step('work')
    expect([early.status, early.refusal.code, early.refusal.message]).toEqual([
      409,
      'wrong_state',
      'Work starts after you have arrived.',
    ])
    for (const [name, phase] of [
      ['start', 'en_route'],
      ['arrive', 'arrived'],
      ['work', 'working'],
      ['finish', 'awaiting_confirmation'],
    ] as const) {
      expect((await step(name)).status).toBe(200)
      expect((await step(name)).status).toBe(200)
      expect((await day()).jobs[0]?.phase).toBe(phase)
      expect((await asOwner()).job?.phase).toBe(phase)
    }
    expect((await step('start')).status).toBe(409)
    const read = await provider.caller.call(readJob, { params: { id } })
    const steps = read.body.timeline.map(({ name }) => name).filter((name) => /^job_/.test(name))
    expect(steps).toEqual(['job_started', 'job_arrived', 'job_working', 'job_finished'])
  })

  it('walks it where there is no network: each step counts from its press, the end of the work from when it was heard of', async () => {
    const { byLink, id, day, provider, asOwner } = await atWork()
    const pressedAt = (minutes: number) => {
      app.clock.advance(minutes * minute)
      return app.clock.now().toISOString()
    }
    const presses = [
      { step: 'start', occurredAt: pressedAt(2) },
      { step: 'arrive', occurredAt: pressedAt(20), fix: fixAt(0.05, app.clock.now()) },
      { step: 'work', occurredAt: pressedAt(3) },
      { step: 'finish', occurredAt: pressedAt(30), note: 'New steer tire.' },
    ] as const
    app.clock.advance(14 * minute)
    for (const body of presses) {
      const { status } = await byLink.call(advanceAsTechnician, { params: { id }, body })
      expect(status).toBe(200)
    }
    const heard = app.clock.now().toISOString()
    expect((await day()).jobs[0]).toMatchObject({
      phase: 'awaiting_confirmation',
      arrivalProof: 'place',
      enRouteAt: presses[0].occurredAt,
      arrivedAt: presses[1].occurredAt,
      workingAt: presses[2].occurredAt,
      finishedAt: heard,
    })
    const { body } = await provider.caller.call(readJob, { params: { id } })
    const told = body.timeline.flatMap(({ facts }) => facts?.pressedAt ?? [])
    expect(told).toEqual(presses.map(({ occurredAt }) => occurredAt))
    expect((await asOwner()).timeline.at(-1)?.facts?.pressedAt).toBe(presses[3].occurredAt)
  })

  it('presses without a network what the office has pressed meanwhile: it is taken as done, and the work goes on', async () => {
    const { byLink, id, provider, day } = await atWork()
    const params = { id }
    const office = (step: 'start' | 'arrive' | 'work') =>
      provider.caller.call(advanceJob, { params, body: { step } })
    app.clock.advance(10 * minute)
    const occurredAt = app.clock.now().toISOString()
    app.clock.advance(10 * minute)
    for (const step of ['start', 'arrive', 'work'] as const) await office(step)
    const { workingAt } = (await day()).jobs[0] ?? {}
    for (const step of ['start', 'arrive', 'work'] as const) {
      const body = { step, occurredAt }
      expect((await byLink.call(advanceAsTechnician, { params, body })).status).toBe(200)
    }
    expect((await day()).jobs[0]).toMatchObject({ phase: 'working', workingAt })
    app.clock.advance(minute)
    const pressedAt = app.clock.now().toISOString()
    const body = { step: 'finish', note: 'New steer tire.', occurredAt: pressedAt } as const
    expect((await byLink.call(advanceAsTechnician, { params, body })).status).toBe(200)
    const { proofs } = (await byLink.call(readProofs, { params })).body
    expect(proofs.map(({ reading }) => reading)).toEqual(['New steer tire.'])
  })

  it('reads of the jobs that have ended the newest first', async () => {
    const first = await atWork()
    const { provider, technician } = first
    const ended = [first.id]
    const cancel = ({ id, token }: typeof first.request) =>
      app.anybody().call(cancelRequest, {
        params: { id },
        token,
        body: { reason: 'Found help elsewhere' },
      })
    await cancel(first.request)
    for (let more = 0; more < 2; more++) {
      const job = await app.given.job({ provider })
      await provider.caller.call(assignTechnician, {
        params: { id: job.id },
        body: { technicianId: technician.id },
      })
      app.clock.advance(minute)
      await cancel(job.request)
      ended.unshift(job.id)
    }
    expect((await first.day()).jobs.map(({ id }) => id)).toEqual(ended)
  })

  it('may have arrived unproved before the network was back, and still have begun and ended the work since', async () => {
    const { byLink, id, day } = await atWork()
    const earlier = (minutes: number) =>
      new Date(app.clock.now().getTime() - minutes * minute).toISOString()
    app.clock.advance(60 * minute)
    for (const [step, minutes] of [
      ['start', 50],
      ['arrive', 30],
      ['work', 25],
      ['finish', 5],
    ] as const) {
      const body = { step, occurredAt: earlier(minutes) }
      const { status } = await byLink.call(advanceAsTechnician, { params: { id }, body })
      expect([step, status]).toEqual([step, 200])
    }
    const now = app.clock.now().toISOString()
    expect((await day()).jobs[0]).toMatchObject({
      arrivalProof: 'none',
      arrivedAt: now,
      workingAt: now,
    })
  })

  it('is not believed a press of the future, of half a day ago, or of before the job was there', async () => {
    const { byLink, id, day } = await atWork()
    for (const minutes of [5, -5, -13 * 60]) {
      const occurredAt = new Date(app.clock.now().getTime() + minutes * minute).toISOString()
      const body = { step: 'start', occurredAt }
      const { status, refusal } = await byLink.call(advanceAsTechnician, { params: { id }, body })
      expect([status, refusal.code]).toEqual([409, 'wrong_state'])
    }
    expect((await day()).jobs[0]?.phase).toBe('assigned')
  })

  it('takes one step once, however often it is pressed at the same moment', async () => {
    const { step, id, provider } = await atWork()
    const answers = await atOnce(6, () => step('start'))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
    const read = await provider.caller.call(readJob, { params: { id } })
    expect(read.body.timeline.filter(({ name }) => name === 'job_started')).toHaveLength(1)
  })

  it('neither sees nor moves the job of another technician, of another shop, or of nobody', async () => {
    const { provider, step, day } = await atWork()
    const colleague = await app.given.job({ provider })
    await app.given.technician(provider, colleague)
    const others = [colleague, await app.given.job({ provider }), await app.given.job()]
    for (const other of others) expect((await step('start', other.id)).status).toBe(404)
    expect((await day()).jobs).toHaveLength(1)
  })

  it('finds a job gone that was taken away, also while pressing', async () => {
    for (let round = 0; round < 6; round++) {
      const { provider, id, step, day } = await atWork()
      const [stepped] = await Promise.all([
        step('start'),
        provider.caller.call(assignTechnician, { params: { id }, body: { technicianId: null } }),
      ])
      expect([200, 404]).toContain(stepped.status)
      expect((await day()).jobs).toEqual([])
      expect((await step('arrive')).status).toBe(404)
      const read = await provider.caller.call(readJob, { params: { id } })
      expect(read.body.phase).toBe(stepped.status === 200 ? 'en_route' : 'assigned')
    }
  })

  it('may look but not press while the company is suspended', async () => {
    const { provider, step, day } = await atWork()
    await (await app.given.admin()).call(setProviderStanding, {
      params: { id: provider.id },
      body: { status: 'suspended', reason: 'test' },
    })
    const refused = await step('start')
    expect([refused.status, refused.refusal.code]).toEqual([403, 'account_suspended'])
    expect((await day()).jobs).toHaveLength(1)
  })

  it('sees the photos of the request while it is the technician’s, and those of no other', async () => {
    const { provider, request, byLink, id } = await atWork()
    const add = async (given: { id: string; token: string }) =>
      (
        await app.anybody().call(addRequestPhoto, {
          params: { id: given.id },
          token: given.token,
          file: await givenPhoto(),
        })
      ).body
    const photo = await add(request)
    const other = await app.given.job({ provider })
    const notOwn = await add(other.request)
    const list = (requestId: string) =>
      byLink.call(listRequestPhotos, { params: { id: requestId } })
    const look = (photoId: string) => byLink.call(readPhoto, { params: { id: photoId } })
    expect((await list(request.id)).body.map((one) => one.id)).toEqual([photo.id])
    expect((await look(photo.id)).status).toBe(200)
    expect((await list(other.request.id)).status).toBe(404)
    expect((await look(notOwn.id)).status).toBe(404)
    await provider.caller.call(assignTechnician, { params: { id }, body: { technicianId: null } })
    expect((await list(request.id)).status).toBe(404)
    expect((await look(photo.id)).status).toBe(404)
  })

  it('hears by SMS what is theirs and what no longer is, without name, number and place', async () => {
    const { provider, technician, id, request } = await atWork()
    const second = await app.given.technician(provider, { id })
    await app.anybody().call(cancelRequest, {
      params: { id: request.id },
      token: request.token,
      body: { reason: 'Found help elsewhere' },
    })
    const toBoth = async () =>
      (await app.services.outbox()).filter(({ to }) =>
        [technician.phone, second.phone].includes(to),
      )
    // The second one is told three times: of the invitation, of the job, and that it is canceled.
    const known: string[] = []
    for (let sent = 0; sent < 3; sent++) known.push(await app.given.linkTo(second.phone, known))
    const texts = (await toBoth()).toReversed()
    const heard = (phone: string) =>
      texts.filter(({ to }) => to === phone).map(({ text }) => text.replace(/ https?:.*/, ''))
    expect(heard(technician.phone)).toEqual([
      `Roadcall: Your jobs at ${provider.businessName}. This link opens them on your phone. Keep it to yourself:`,
      expect.stringMatching(/^Roadcall: New job: .+\. Place and phone number:$/),
      expect.stringMatching(
        /^Roadcall: Not your job any more: .+\. You do not need to go there\.$/,
      ),
    ])
    expect(heard(second.phone).at(-1)).toMatch(/^Roadcall: Canceled: /)
    expect(JSON.stringify(texts)).not.toMatch(/Whitcomb|555-0143/)
  })
})

describe('at the truck a technician does alone', () => {
  it('what a late one does: says when, counted from the press', async () => {
    const { byLink, id, day, asOwner } = await atWork()
    const params = { id }
    app.clock.advance(10 * minute)
    const occurredAt = app.clock.now().toISOString()
    app.clock.advance(6 * minute)
    const body = { minutes: 30, occurredAt } as const
    expect((await byLink.call(delayAsTechnician, { params, body })).status).toBe(200)
    const expected = new Date(new Date(occurredAt).getTime() + 30 * minute).toISOString()
    expect((await day()).jobs[0]?.expectedAt).toBe(expected)
    expect((await asOwner()).job?.expectedAt).toBe(expected)
  })

  it('the talk with the customer, and after a wait there says that nobody is', async () => {
    const { byLink, id, day, request, asOwner, step } = await atWork()
    const { bidId } = (await day()).jobs[0] ?? { bidId: '' }
    const say = (who: typeof byLink, content: string, token?: string) =>
      who.call(sendMessage, { token, body: { serviceRequestId: request.id, bidId, content } })
    await say(app.anybody(), 'I am by the red barn, call 512-555-0199.', request.token)
    expect((await day()).jobs[0]?.unreadMessages).toBe(1)
    const read = await byLink.call(listMessages, { params: { id: bidId } })
    expect(read.body.messages.map(({ content }) => content)).toEqual([
      'I am by the red barn, call 512-555-0199.',
    ])
    await step('start')
    await step('arrive')
    const gone = () =>
      byLink.call(reportCustomerGoneAsTechnician, {
        params: { id },
        body: fixAt(0, app.clock.now()),
      })
    expect((await gone()).status).toBe(409)
    app.clock.advance(settings.customerGone.waitMs + minute)
    expect((await gone()).refusal.code).toBe('wrong_state')
    expect((await say(byLink, 'I am here. Where are you?')).status).toBe(201)
    expect((await day()).jobs[0]).toMatchObject({ unreadMessages: 0 })
    expect((await gone()).refusal.message).toMatch(/at the place 0 of 3 times/)
    await beSeenThere(byLink, { id }, app.clock.now(), sendPositionsAsTechnician)
    expect((await gone()).refusal.message).toMatch(/Take a photo of the place first/)
    expect((await showNobodyThere(byLink, { id }, app.clock.now())).status).toBe(201)
    expect((await gone()).status).toBe(200)
    expect((await asOwner()).job?.phase).toBe('customer_gone')
    expect((await gone()).status).toBe(200)
  })

  it('reads what the customer pays in all while at work and until it is confirmed, approved changes in it, and nothing else of money', async () => {
    const { byLink, id, day, request, step } = await atWork()
    const params = { id }
    const total = async () => (await day()).jobs[0]?.total
    for (const name of ['start', 'arrive', 'work']) {
      expect(await total()).toBeNull()
      await step(name)
    }
    expect(await total()).toBe('185.00')
    await byLink.call(askForMoreAsTechnician, {
      params,
      body: {
        reason: 'seized_parts',
        lines: [{ kind: 'labor', quantity: '1', unitPrice: '10.00' }],
      },
    })
    expect(await total()).toBe('185.00')
    await app.anybody().call(decideChangeOrder, {
      params: { id: (await day()).jobs[0]?.askedForMore?.id ?? '' },
      token: request.token,
      body: { approvedLines: [0], total: '195.00' },
    })
    expect(await total()).toBe('195.00')
    await step('finish')
    expect(await total()).toBe('195.00')
    expect(JSON.stringify(await day())).not.toMatch(/price|receive|fee"/i)
    expect((await day()).jobs[0]?.toCollect).toBe('195.00')
    await app.anybody().call(confirmJob, { params, token: request.token })
    expect((await day()).jobs[0]).toMatchObject({ total: null, toCollect: null })
  })

  it('reads that the customer disputes the job, and what was to be collected, until that is settled', async () => {
    const { byLink, id, day, request, step } = await atWork()
    for (const name of ['start', 'arrive', 'work', 'finish']) await step(name)
    expect((await day()).jobs[0]).toMatchObject({ toCollect: '185.00', isDisputed: false })
    const dispute = { params: { id }, token: request.token }
    const guest = app.anybody()
    await guest.call(openDispute, {
      ...dispute,
      body: { reason: 'price', words: 'Twice what we agreed on.', claim: '85.00' },
    })
    const disputed = (await byLink.call(readTechnicianDay)).body.jobs[0]
    expect(disputed).toMatchObject({ phase: 'closed', toCollect: '185.00', isDisputed: true })
    const { body } = await guest.call(readDisputes, dispute)
    await guest.call(withdrawDispute, {
      params: { id: body.disputes[0]?.id ?? '' },
      token: request.token,
    })
    expect((await day()).jobs[0]).toMatchObject({ toCollect: null, isDisputed: false })
  })

  it('asks for more, without seeing what was asked before or by others, and the customer answers', async () => {
    const { byLink, id, day, request, step } = await atWork()
    const params = { id }
    const body = {
      reason: 'seized_parts' as const,
      lines: [{ kind: 'labor' as const, quantity: '1', unitPrice: '10.00' }],
    }
    const ask = () => byLink.call(askForMoreAsTechnician, { params, body })
    expect((await ask()).status).toBe(409)
    for (const name of ['start', 'arrive', 'work']) await step(name)
    expect((await ask()).status).toBe(201)
    expect((await ask()).refusal.code).toBe('wrong_state')
    const waits = await day()
    expect(waits.jobs[0]?.askedForMore).toMatchObject({ rise: '10.00', status: 'sent' })
    expect(JSON.stringify(waits)).not.toContain('195.00')
    const changes = await app.anybody().call(listChangeOrders, { params, token: request.token })
    const [change] = changes.body
    expect(change?.rise).toBe('10.00')
    expect((await byLink.call(listChangeOrders, { params })).status).toBe(404)
    await byLink.call(withdrawAsTechnician, { params: { id: change?.id ?? '' } })
    expect((await day()).jobs[0]?.askedForMore?.status).toBe('withdrawn')
  })

  it('none of it on a job that is no longer theirs, nor any of its talk', async () => {
    const { byLink, id, day, provider, request } = await atWork()
    const { bidId } = (await day()).jobs[0] ?? { bidId: '' }
    await provider.caller.call(assignTechnician, { params: { id }, body: { technicianId: null } })
    const params = { id }
    const answers = [
      await byLink.call(delayAsTechnician, { params, body: { minutes: 20 } }),
      await byLink.call(reportCustomerGoneAsTechnician, {
        params,
        body: fixAt(0, app.clock.now()),
      }),
      await byLink.call(listMessages, { params: { id: bidId } }),
      await byLink.call(sendMessage, {
        body: { serviceRequestId: request.id, bidId, content: 'Hello?' },
      }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  })
})

describe('what is shown of it', () => {
  it('the customer reads first name and vehicle of who comes, and no more; the public nothing', async () => {
    const { asOwner, technician, request } = await atWork()
    const owned = await asOwner()
    expect(owned.job?.technician).toEqual({ firstName: 'Lee', vehicleInfo: 'Wrecker 7' })
    const surname = technician.fullName.split(' ')[1] ?? ''
    expect(JSON.stringify(owned)).not.toContain(surname)
    expect(JSON.stringify(owned)).not.toContain(technician.phone)
    const shown = await app.anybody().call(readPublicRequest, { params: { id: request.id } })
    expect(JSON.stringify(shown.body)).not.toMatch(/Lee|Wrecker/)
  })

  it('a job that the company has handed back is nobody’s any more', async () => {
    const { provider, id, day, step } = await atWork()
    await provider.caller.call(handBackJob, {
      params: { id },
      body: { reason: 'Truck is held up' },
    })
    expect((await day()).jobs).toEqual([])
    expect((await step('start')).status).toBe(409)
  })

  it('24 hours after the end neither phone nor place can be read with the link', async () => {
    const { request, day, byLink } = await atWork()
    await app.anybody().call(cancelRequest, {
      params: { id: request.id },
      token: request.token,
      body: { reason: 'Found help elsewhere' },
    })
    const seen = async (): Promise<JobForTechnician | undefined> => (await day()).jobs[0]
    expect((await seen())?.request.contact?.phone).toBe(guestForm.phone)
    app.clock.advance(settings.contactAfterCloseMs - 60_000)
    expect((await seen())?.phase).toBe('cancelled_by_customer')
    app.clock.advance(60_000)
    expect(await day()).toMatchObject({ jobs: [] })
    const photos = await byLink.call(listRequestPhotos, { params: { id: request.id } })
    expect(photos.status).toBe(404)
  })
})
