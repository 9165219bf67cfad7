import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setProviderStanding } from '#contract/admin.ts'
import { acceptBidByLink, listPublicBids } from '#contract/bids.ts'
import { readCancellation } from '#contract/cancellation.ts'
import { decideChangeOrder, leaveAfterNo, sendChangeOrder } from '#contract/change-orders.ts'
import { releaseProvider } from '#contract/desk-deeds.ts'
import { openDispute } from '#contract/disputes.ts'
import {
  advanceJob,
  answerArrival,
  askToStop,
  confirmJob,
  giveUpJob,
  handBackJob,
  type JobPhase,
  jobLifecycle,
  providerSteps,
  readJob,
  releaseJob,
  reportCustomerGone,
  takeBackArrival,
} from '#contract/jobs.ts'
import { sendMessage } from '#contract/messaging.ts'
import { cancelRequest } from '#contract/requests.ts'
import { settings } from '#contract/settings.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import { sentence } from '#contract/words/sayings.ts'
import type { Answer } from '../testing/caller.ts'
import { type GivenProvider, guestForm } from '../testing/given.ts'
import { showNobodyThere } from '../testing/given-proof.ts'
import { beSeenThere } from '../testing/given-trip.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { atOnce } from '../testing/race.ts'
import { begunJob, readByLink } from '../testing/read-answers.ts'
import { confirmOverdueJobs } from './confirm-overdue-jobs.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const minute = 60_000

type JobAction = keyof typeof jobLifecycle.actions

/** Who does all the jobs and who loses them, until a shop is suspended. */
let shops: { provider: GivenProvider; rival: GivenProvider } | undefined

async function job() {
  shops ??= { provider: await app.given.provider(), rival: await app.given.provider() }
  const { provider, rival } = shops
  const request = await app.given.request()
  const bid = await app.given.bid(provider, request)
  const lost = await app.given.bid(rival, request)
  const guest = app.anybody()
  const accepted = await guest.call(acceptBidByLink, {
    params: { id: bid.id },
    body: { accessToken: request.token },
  })
  const params = { id: begunJob(accepted.body) }
  const reason = { reason: 'The axle is gone' }
  const of = { params: { id: request.id }, token: request.token }
  return {
    provider,
    rival,
    request,
    bid,
    lost,
    params,
    view: () => readByLink(guest, request),
    bids: async () => (await guest.call(listPublicBids, of)).body,
    act: {
      ...Object.fromEntries(
        providerSteps.map((step) => [
          step,
          () => provider.caller.call(advanceJob, { params, body: { step } }),
        ]),
      ),
      confirm: () => guest.call(confirmJob, { params, token: request.token }),
      object: () =>
        guest.call(openDispute, {
          params,
          token: request.token,
          body: { reason: 'price', claim: '1.00', words: 'That is not what we agreed on.' },
        }),
      cancel: async () => {
        const shown = await guest.call(readCancellation, of)
        const fee = shown.status === 200 ? shown.body.fee : undefined
        return guest.call(cancelRequest, { ...of, body: { ...reason, fee } })
      },
      ask_to_stop: () => guest.call(askToStop, { params, token: request.token, body: reason }),
      leave: async () => {
        const lines = [{ kind: 'parts' as const, quantity: '1', unitPrice: '5.00' }]
        const body = { reason: 'other' as const, lines }
        const asked = await provider.caller.call(sendChangeOrder, { params, body })
        if (asked.status === 201)
          await guest.call(decideChangeOrder, {
            params: { id: asked.body.id },
            token: request.token,
            body: { approvedLines: [], total: asked.body.priceBefore },
          })
        return provider.caller.call(leaveAfterNo, { params })
      },
      take_back_arrival: () => provider.caller.call(takeBackArrival, { params }),
      deny_arrival: () =>
        guest.call(answerArrival, { params, token: request.token, body: { here: false } }),
      hand_back: () => provider.caller.call(handBackJob, { params, body: reason }),
      give_up: () => provider.caller.call(giveUpJob, { params, body: reason }),
      no_show: () => {
        app.clock.advance(45 * minute + settings.noShow.customerMs + 1000)
        return guest.call(releaseJob, { params, token: request.token })
      },
      replace: async () => {
        await (await app.given.admin()).call(setProviderStanding, {
          params: { id: provider.id },
          body: { status: 'suspended', reason: 'test' },
        })
        shops = undefined
        return guest.call(releaseJob, { params, token: request.token })
      },
      release: async () =>
        (await app.given.admin()).call(releaseProvider, { params, body: reason }),
      customer_gone: async () => {
        app.clock.advance(settings.customerGone.waitMs + 1000)
        await provider.caller.call(sendMessage, {
          body: { serviceRequestId: request.id, bidId: bid.id, content: 'I am at your truck.' },
        })
        await beSeenThere(provider.caller, params, app.clock.now())
        await showNobodyThere(provider.caller, params, app.clock.now())
        const fix = { lat: guestForm.lat, lng: guestForm.lng, accuracyM: 12 }
        const body = { ...fix, fixedAt: app.clock.now().toISOString() }
        return provider.caller.call(reportCustomerGone, { params, body })
      },
    } as unknown as Record<JobAction, () => Promise<Answer<unknown>>>,
  }
}

/** How a job gets into each phase that people can bring it to. */
const wayTo: Record<JobPhase, JobAction[]> = {
  assigned: [],
  en_route: ['start'],
  arrived: ['start', 'arrive'],
  working: ['start', 'arrive', 'work'],
  awaiting_confirmation: ['start', 'arrive', 'work', 'finish'],
  closed: ['start', 'arrive', 'work', 'finish', 'confirm'],
  cancelled_by_customer: ['cancel'],
  cancelled_by_provider: ['hand_back'],
  provider_no_show: ['start', 'no_show'],
  customer_gone: ['start', 'arrive', 'customer_gone'],
  unable_to_complete: ['start', 'arrive', 'work', 'give_up'],
}
/** Of these the provider has left: the request is open again, which may be cancelled, and taking somebody else is done. */
const openAgain = ['cancelled_by_provider', 'provider_no_show']
const afterLeaving = ['cancel', 'no_show', 'replace']

/** Who does a job that its customer has canceled is told that, and no rule of the step. */
const refusalIn = (phase: string, action: JobAction) =>
  phase === 'cancelled_by_customer' && isOfProvider(action)
    ? refusals.jobs.canceled
    : jobLifecycle.refusals[action]

const isOfProvider = (action: JobAction) =>
  jobLifecycle.actions[action].by.every((party) => party === 'provider')

describe('the lifecycle of a job', () => {
  for (const [phase, way] of Object.entries(wayTo))
    it(`allows in "${phase}" what its table says, and refuses the rest with its sentence`, async () => {
      const getThere = async () => {
        const one = await job()
        for (const step of way) await one.act[step]()
        return one
      }
      let one = await getThere()
      for (const [action, { from, to }] of Object.entries(jobLifecycle.actions)) {
        // Of comebacks alone: server/disputes/comebacks.test.ts.
        if (action === 'run_out') continue
        const answer = await one.act[action as JobAction]()
        const isAllowed = (from as readonly string[]).includes(phase)
        // The same again is the same answer, not a refusal; but of two admins the second is told.
        const isRepeated = to === phase && action !== 'release'
        const isOpenAgain = openAgain.includes(phase) && afterLeaving.includes(action)
        const isOfItsFee = action === 'object' && phase === 'customer_gone'
        const label = `${action} in ${phase}`
        if (isAllowed || isRepeated || isOpenAgain || isOfItsFee)
          expect([label, answer.status < 300]).toEqual([label, true])
        else {
          expect([label, answer.status]).toEqual([label, 409])
          // What is canceled and what is disputed are asked of more than the phase.
          if (action !== 'cancel' && action !== 'object')
            expect(answer.refusal.message).toBe(sentence(refusalIn(phase, action as JobAction)))
        }
        // What is refused leaves the job where it was, but its shop may have been suspended.
        if (answer.status !== 409 || !shops) one = await getThere()
      }
    })
})

describe('the end of a job', () => {
  it('handed back opens the request again, with the bids that had lost', async () => {
    const one = await job()
    await one.act.start()
    await one.act.hand_back()
    const view = await one.view()
    expect(view.status).toBe('open')
    expect(view.timeline.at(-1)).toMatchObject({
      name: 'job_handed_back',
      note: 'The axle is gone',
    })
    const statuses = (await one.bids()).map((bid) => [bid.status, bid.statusReason])
    expect(statuses).toContainEqual(['pending', null])
    expect(statuses).toContainEqual(['rejected', 'handed_back'])
    const accepted = await app.anybody().call(acceptBidByLink, {
      params: { id: one.lost.id },
      body: { accessToken: one.request.token },
    })
    expect(accepted.status).toBe(200)
  })

  it('takes phone and place back from a provider who handed back', async () => {
    const one = await job()
    await one.act.hand_back()
    const { body } = await one.provider.caller.call(readJob, {
      params: one.params,
    })
    expect(body.request.contact).toBeNull()
  })

  it('confirms itself after 24 hours, once, also when two workers do it', async () => {
    const one = await job()
    for (const step of ['start', 'arrive', 'work', 'finish'] as const) await one.act[step]()
    await confirmOverdueJobs(app.services)
    expect((await one.view()).status).toBe('in_progress')
    app.clock.advance(settings.autoConfirmMs + 1000)
    await atOnce(2, () => confirmOverdueJobs(app.services))
    const view = await one.view()
    expect(view.status).toBe('completed')
    const confirmed = view.timeline.filter((entry) => entry.name === 'job_confirmed')
    expect(confirmed).toMatchObject([{ facts: { byItself: true }, note: null }])
  })

  it('keeps phone and place for the provider until 24 hours after closing', async () => {
    const one = await job()
    for (const step of ['start', 'arrive', 'work', 'finish', 'confirm'] as const)
      await one.act[step]()
    const read = () => one.provider.caller.call(readJob, { params: one.params })
    expect((await read()).body.request.contact).not.toBeNull()
    app.clock.advance(settings.contactAfterCloseMs + 1000)
    expect((await read()).body.request.contact).toBeNull()
  })
})
