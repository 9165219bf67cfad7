import { afterAll, beforeAll, expect, it } from 'vitest'
import { listPublicBids } from '#contract/bids.ts'
import { claimRequest, listOwnRequests, requestFigures } from '#contract/requests.ts'
import type { Caller } from '../testing/caller.ts'
import type { GivenRequest } from '../testing/given.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { readByLink } from '../testing/read-answers.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const claim = (caller: Caller, request: GivenRequest, accessToken = request.token) =>
  caller.call(claimRequest, { params: { id: request.id }, body: { accessToken } })

it('a guest keeps the request in their account, and the link stays good', async () => {
  const request = await app.given.request()
  const customer = await app.given.customer()
  const seen = await readByLink(customer, request)
  expect(seen.can.claim).toBe(true)
  expect((await claim(customer, request)).status).toBe(200)
  expect((await claim(customer, request)).status).toBe(200)
  const own = await customer.call(listOwnRequests)
  expect(own.body.map(({ id }) => id)).toEqual([request.id])
  const byLink = await app
    .anybody()
    .call(listPublicBids, { params: { id: request.id }, token: request.token })
  expect(byLink.status).toBe(200)
  const after = await readByLink(app.anybody(), request)
  expect(after.can.claim).toBe(false)
})

it.each([
  ['a header', ({ token }: GivenRequest) => ({ token, body: {} })],
  ['the body', ({ token }: GivenRequest) => ({ body: { accessToken: token } })],
])('the token of a link comes in %s', async (_, given) => {
  const request = await app.given.request()
  const customer = await app.given.customer()
  const params = { id: request.id }
  const nothing = await customer.call(claimRequest, { params, body: {} })
  expect(nothing.status).toBe(404)
  const claimed = await customer.call(claimRequest, { params, ...given(request) })
  expect(claimed.status).toBe(200)
})

it('a token in the address claims nothing: addresses are written down on the way', async () => {
  const request = await app.given.request()
  const { status, refusal } = await (await app.given.customer()).call(claimRequest, {
    params: { id: request.id },
    query: { token: request.token },
    body: {},
  })
  expect([status, refusal.message]).toEqual([400, 'Send the token as the header X-Access-Token.'])
})

it('of several accounts with the link one gets the request', async () => {
  for (let round = 0; round < 5; round++) {
    const request = await app.given.request()
    const customers = await Promise.all([1, 2, 3].map(() => app.given.customer()))
    const answers = await Promise.all(customers.map((customer) => claim(customer, request)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  }
})

it('a wrong link, another request’s link and a bid’s link claim nothing; providers keep no requests', async () => {
  const [request, other] = [await app.given.request(), await app.given.request()]
  const customer = await app.given.customer()
  expect((await claim(customer, request, other.token)).status).toBe(404)
  expect((await claim(customer, request, 'x'.repeat(43))).status).toBe(404)
  const provider = await claim((await app.given.provider()).caller, request)
  expect([provider.status, provider.refusal.code]).toEqual([403, 'wrong_role'])
})

it('the own requests are counted by state and listed by state, with the job that runs', async () => {
  const customer = await app.given.customer()
  const figures = async () => (await customer.call(requestFigures)).body
  expect(await figures()).toEqual({ open: 0, inProgress: 0, completed: 0, cancelled: 0, bids: 0 })
  const open = await app.given.request({ as: customer })
  await app.given.bid(await app.given.provider(), open)
  const taken = await app.given.request()
  await claim(customer, taken)
  const job = await app.given.job({ request: taken })
  const done = await app.given.request()
  await claim(customer, done)
  await app.given.job({ request: done, until: 'closed' })
  expect(await figures()).toEqual({ open: 1, inProgress: 1, completed: 1, cancelled: 0, bids: 3 })
  const listed = async (status: string) =>
    (await customer.call(listOwnRequests, { query: { status } })).body
  expect((await listed('in_progress')).map(({ id }) => id)).toEqual([taken.id])
  expect((await listed('in_progress'))[0]?.job).toMatchObject({
    id: job.id,
    phase: 'assigned',
    price: '185.00',
  })
  expect((await listed('completed,cancelled')).map(({ id }) => id)).toEqual([done.id])
  expect((await customer.call(listOwnRequests, { query: { status: 'lost' } })).status).toBe(400)
})
