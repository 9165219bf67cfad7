import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { acceptBidByLink, listPublicBids } from '#contract/bids.ts'
import { advanceJob, confirmJob, readJob } from '#contract/jobs.ts'
import { listBoard } from '#contract/requests.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { begunJob, readByLink } from '../testing/read-answers.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

describe('accepting a bid', () => {
  it('rejects the others, puts the request in progress and gives the winner phone and place', async () => {
    const { given } = app
    const near = await given.provider()
    const far = await given.provider({ address: 'Round Rock, TX 78664' })
    const request = await given.request()
    const board = await near.caller.call(listBoard)
    expect(board.body.map((card) => card.id)).toContain(request.id)
    const cheap = await given.bid(near, request, {
      price: '150.00',
      estimatedDuration: '30 minutes',
    })
    await given.bid(far, request, { price: '185.50' })

    const guest = app.anybody()
    const bids = await guest.call(listPublicBids, {
      params: { id: request.id },
      token: request.token,
    })
    expect(bids.body.map((bid) => [bid.price, bid.status])).toEqual([
      ['150.00', 'pending'],
      ['185.50', 'pending'],
    ])

    const accepted = await guest.call(acceptBidByLink, {
      params: { id: cheap.id },
      body: { accessToken: request.token, customerNotes: 'Behind the guard rail' },
    })
    const params = { id: begunJob(accepted.body) }

    const after = await guest.call(listPublicBids, {
      params: { id: request.id },
      query: { token: request.token },
    })
    expect(after.body.map((bid) => [bid.status, bid.statusReason])).toEqual([
      ['accepted', null],
      ['rejected', 'other_bid_accepted'],
    ])
    const view = await readByLink(guest, request)
    expect(view.status).toBe('in_progress')
    expect(view.job?.provider.phone).toBe(near.phone)

    const job = await near.caller.call(readJob, {
      params,
    })
    expect(job.body.request.contact).toMatchObject({
      customerName: 'Dale Whitcomb',
      phone: '+15125550143',
      lat: 30.2699,
    })
    const other = await far.caller.call(readJob, { params })
    expect(other.status).toBe(404)

    for (const step of ['start', 'arrive', 'work', 'finish']) {
      const moved = await near.caller.call(advanceJob, {
        params,
        body: { step },
      })
      expect(moved.status).toBe(200)
    }
    const confirmed = await guest.call(confirmJob, {
      params,
      token: request.token,
    })
    expect(confirmed.status).toBe(200)
    const closed = await readByLink(guest, request)
    expect(closed.status).toBe('completed')
    expect(closed.timeline.map((entry) => entry.name)).toEqual([
      'request_opened',
      'bid_accepted',
      'job_started',
      'job_arrived',
      'job_working',
      'job_finished',
      'job_confirmed',
    ])
  })
})
