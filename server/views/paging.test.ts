import { afterAll, beforeAll, expect, it } from 'vitest'
import { listOwnBids } from '#contract/bids.ts'
import { answerDispute, openDispute, readDisputes } from '#contract/disputes.ts'
import { listOwnJobs, readJob } from '#contract/jobs.ts'
import { listBoard } from '#contract/requests.ts'
import { settings } from '#contract/settings.ts'
import { byLink } from '../testing/given-card.ts'
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

it('after the running jobs come those whose dispute the shop has to answer, and on every page each job once', async () => {
  const provider = await app.given.provider()
  const disputed = await app.given.job({ provider, until: 'closed' })
  app.clock.advance(60_000)
  const ended = await app.given.job({ provider, until: 'closed' })
  const running = await app.given.job({ provider })
  const own = async (before?: string) => {
    const { body } = await provider.caller.call(listOwnJobs, { query: before ? { before } : {} })
    return body.map(({ id, disputeWaits }) => [id, disputeWaits])
  }
  await app.anybody().call(openDispute, {
    ...byLink(disputed),
    body: { reason: 'damage', claim: '50.00', words: 'The fender is bent now.' },
  })
  const all = [
    [running.id, false],
    [disputed.id, true],
    [ended.id, false],
  ]
  expect(await own()).toEqual(all)
  expect(await own(running.id)).toEqual(all.slice(1))
  expect(await own(disputed.id)).toEqual(all.slice(2))
  const params = { id: disputed.id }
  expect((await provider.caller.call(readJob, { params })).body.disputeWaits).toBe(true)
  const { disputes } = (await provider.caller.call(readDisputes, { params })).body
  await provider.caller.call(answerDispute, {
    params: { id: disputes[0]?.id ?? '' },
    body: { words: 'It was bent before.' },
  })
  expect(await own()).toEqual([
    [running.id, false],
    [ended.id, false],
    [disputed.id, false],
  ])
})
