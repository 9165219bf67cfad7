import { afterAll, beforeAll, expect, it } from 'vitest'
import { acceptBidByLink, listPublicBids, type OwnBid } from '#contract/bids.ts'
import type { GivenProvider } from '../testing/given.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { atOnce } from '../testing/race.ts'

const rounds = 10
const bidders = 8
const callers = 24

let app: TestApp
let providers: GivenProvider[]
beforeAll(async () => {
  app = await openTestApp()
  providers = await atOnce(bidders, () => app.given.provider())
})
afterAll(() => app.close())

it('of 24 acceptances at the same moment over 8 bids one wins and the others get a clean 409, again and again', async () => {
  for (let round = 0; round < rounds; round++) {
    const request = await app.given.request()
    const bids = await Promise.all(providers.map((provider) => app.given.bid(provider, request)))
    const answers = await atOnce(callers, (index) => {
      const bid = bids[index % bidders] as OwnBid
      return app.anybody().call(acceptBidByLink, {
        params: { id: bid.id },
        body: { accessToken: request.token },
      })
    })
    const winners = answers.filter((answer) => answer.status === 200)
    const accepted = new Set(winners.map((answer) => answer.body.bid?.id))
    expect(accepted.size).toBe(1)
    const losers = answers.filter((answer) => answer.status !== 200)
    expect(losers.map((answer) => [answer.status, answer.refusal.code])).toEqual(
      losers.map(() => [409, 'already_assigned']),
    )
    // The callers of the winning bid all hear the same.
    expect(winners.length).toBe(callers / bidders)

    const list = await app.anybody().call(listPublicBids, {
      params: { id: request.id },
      token: request.token,
    })
    expect(list.body.filter((bid) => bid.status === 'accepted').map((bid) => bid.id)).toEqual([
      ...accepted,
    ])
    expect(list.body.filter((bid) => bid.status === 'rejected').length).toBe(bidders - 1)
  }
})
