import { afterAll, beforeAll, expect, it } from 'vitest'
import { listOwnBids } from '#contract/bids.ts'
import { listOwnJobs } from '#contract/jobs.ts'
import { listBoard } from '#contract/requests.ts'
import { settings } from '#contract/settings.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { atOnce } from '../testing/race.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

it('a board and a list of bids are read page by page, every row once, newest first', async () => {
  const provider = await app.given.provider()
  const total = settings.pageSize.board + 7
  // The test's clock stands still, so all were posted at the same instant: the id decides between them.
  const requests = await atOnce(total, () => app.given.request())
  const first = await provider.caller.call(listBoard)
  expect(first.body).toHaveLength(settings.pageSize.board)
  const second = await provider.caller.call(listBoard, {
    query: { before: first.body.at(-1)?.id ?? '' },
  })
  const cards = [...first.body, ...second.body].map((card) => card.id)
  expect(new Set(cards)).toEqual(new Set(requests.map((request) => request.id)))
  expect(cards).toHaveLength(total)

  for (const request of requests) await app.given.bid(provider, request)
  const page = await provider.caller.call(listOwnBids)
  const rest = await provider.caller.call(listOwnBids, {
    query: { before: page.body.at(-1)?.id ?? '' },
  })
  const bids = [...page.body, ...rest.body].map((bid) => bid.serviceRequest.id)
  expect(new Set(bids)).toEqual(new Set(cards))
  expect(bids).toHaveLength(total)
})

it('the own jobs go on after any of them: those that run, then those that have ended', async () => {
  const provider = await app.given.provider()
  const ended = await app.given.job({ provider, until: 'closed' })
  const running = [await app.given.job({ provider }), await app.given.job({ provider })]
  const all = (await provider.caller.call(listOwnJobs)).body
  expect(new Set(all.slice(0, 2).map(({ id }) => id))).toEqual(new Set(running.map(({ id }) => id)))
  expect(all[2]?.id).toBe(ended.id)
  for (const [at, job] of all.entries()) {
    const after = await provider.caller.call(listOwnJobs, { query: { before: job.id } })
    expect(after.body).toEqual(all.slice(at + 1))
  }
  const opened = all.map(({ timeline }) => timeline.map(({ name }) => name).slice(0, 2))
  expect(opened).toEqual(all.map(() => ['request_opened', 'bid_accepted']))
})
