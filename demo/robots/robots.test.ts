import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { login } from '#contract/auth.ts'
import { acceptBidByLink, listOwnBids, listPublicBids, submitBid } from '#contract/bids.ts'
import { liveStream } from '#contract/events.ts'
import { readProofs } from '#contract/proofs.ts'
import { listBoard } from '#contract/requests.ts'
import type { Caller } from '../../server/testing/caller.ts'
import type { GivenRequest } from '../../server/testing/given.ts'
import { openTestApp, type TestApp } from '../../server/testing/open-test-app.ts'
import { begunJob, readByLink } from '../../server/testing/read-answers.ts'
import { buildWorld } from '../build/build-world.ts'
import { logins, playedShops } from '../logins.ts'
import { startRobots } from './robots.ts'

/** Two minutes of the demo pass in a second. */
const speed = 120
const patience = { timeout: 40_000, interval: 50 }

let app: TestApp
let sendHome: () => Promise<void>
beforeAll(async () => {
  app = await openTestApp()
  await buildWorld(app.services)
  sendHome = startRobots(app.services, { speed })
})
afterAll(async () => {
  await sendHome()
  await app.close()
})

const bidsOn = async (guest: Caller, { id, token }: GivenRequest) =>
  (await guest.call(listPublicBids, { params: { id }, token })).body

/** Takes the first bid as it stands: a robot may change its own at any time, and then it is read again, as a person does. */
const acceptOne = (guest: Caller, request: GivenRequest) =>
  vi.waitFor(async () => {
    const [bid] = await bidsOn(guest, request)
    const accepted = await guest.call(acceptBidByLink, {
      params: { id: bid?.id ?? '' },
      token: request.token,
      body: { version: bid?.version },
    })
    expect(accepted.status).toBe(200)
    return accepted
  }, patience)

it('robots do not set out to a scheduled job before its time, while others are done', async () => {
  const guest = app.anybody()
  const at = new Date(app.clock.now().getTime() + 20 * 60 * 60_000).toISOString()
  const scheduled = await app.given.request({
    form: { preferredServiceTime: 'custom_date/time', scheduledAt: at },
  })
  const phases = []
  for (const request of [scheduled, await app.given.request()]) {
    await acceptOne(guest, request)
    phases.push(async () => {
      const view = await readByLink(guest, request)
      return view.job?.phase
    })
  }
  const [ofScheduled, ofOther] = phases
  await vi.waitFor(async () => expect(await ofOther?.()).toBe('awaiting_confirmation'), patience)
  expect(await ofScheduled?.()).toBe('assigned')
})

it('robots bid on a new request with different prices, and the one who is chosen does the work', async () => {
  const guest = app.anybody()
  const requests = [await app.given.request(), await app.given.request()] as const
  const [request] = requests
  // Prices are in steps of five dollars: of one request alone two may be the same.
  const found = requests.map((one) =>
    vi.waitFor(async () => {
      const bids = await bidsOn(guest, one)
      expect(bids.length).toBeGreaterThanOrEqual(2)
      return bids
    }, patience),
  )
  const bids = (await Promise.all(found)).flat()
  expect(new Set(bids.map(({ price }) => price)).size).toBeGreaterThan(1)
  const names = bids.map(({ provider }) => provider.businessName)
  for (const { businessName } of playedShops) expect(names).not.toContain(businessName)

  const accepted = await acceptOne(guest, request)
  const seen = new Set<string>()
  await vi.waitFor(async () => {
    const view = await readByLink(guest, request)
    for (const { name } of view.timeline) seen.add(name)
    // The history is read before the job: the last step may stand in the next reading.
    expect([...seen]).toContain('job_finished')
    expect(view.job?.phase).toBe('awaiting_confirmation')
  }, patience)
  expect([...seen].filter((name) => name.startsWith('job_'))).toEqual([
    'job_started',
    'job_arrived',
    'job_working',
    'job_finished',
  ])
  const { body } = await guest.call(readProofs, {
    params: { id: begunJob(accepted.body) },
    token: request.token,
  })
  expect(body.proofs.length).toBeGreaterThan(0)
  // A robot signs for nobody but robots.
  expect(body.proofs.map(({ item }) => item)).not.toContain('signature')
})

it('customers that robots play ask while somebody watches, and prefer the bid of a person, however dear', async () => {
  const shop = app.anybody()
  const austin = logins.find(({ username }) => username === 'demo-austin')
  await shop.call(login, { body: { username: austin?.username, password: austin?.password } })
  const leaves = new AbortController()
  const live = await fetch(`${app.baseUrl}${liveStream.path}`, {
    headers: { cookie: shop.cookie },
    signal: leaves.signal,
  })
  expect(live.status).toBe(200)
  // Two minutes are a second here, so a bid may come too late for one card; the next card comes.
  await vi.waitFor(async () => {
    const board = await shop.call(listBoard)
    for (const { id } of board.body)
      await shop.call(submitBid, {
        body: { serviceRequestId: id, price: '2000.00', estimatedDuration: '2 hours' },
      })
    const own = await shop.call(listOwnBids)
    expect(own.body.map(({ price, status }) => `${price} ${status}`)).toContain('2000.00 accepted')
  }, patience)
  leaves.abort()
})
