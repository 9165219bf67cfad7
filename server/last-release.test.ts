import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { login, readCurrentUser } from '#contract/auth.ts'
import { acceptBidByLink, listPublicBids, submitBid } from '#contract/bids.ts'
import { advanceJob, confirmJob, listOwnJobs } from '#contract/jobs.ts'
import { listBoard } from '#contract/requests.ts'
import { type Caller, createCaller } from './testing/caller.ts'
import { type FreshDatabase, freshDatabase } from './testing/fresh-database.ts'
import { type GivenProvider, givenOn } from './testing/given.ts'
import { checkOutLastRelease, whyNoLastRelease } from './testing/last-release.ts'
import { openProduct, type Product } from './testing/product.ts'
import { begunJob } from './testing/read-answers.ts'

// While servers are restarted one by one, the version before works on the tables of this one.

const why = whyNoLastRelease()
if (why) console.warn(`The last release is not tried on today's tables: ${why}.`)

describe.skipIf(why)('the last release on the tables of today', () => {
  let fresh: FreshDatabase
  let checkout: ReturnType<typeof checkOutLastRelease>
  let before: Product
  let today: Product
  beforeAll(async () => {
    fresh = await freshDatabase()
    checkout = checkOutLastRelease()
    const env = { DATABASE_URL: fresh.url, LINK_KEY: 'the-same-key-for-all-of-the-processes' }
    before = await openProduct(env, { checkout: checkout.folder })
    today = await openProduct(env)
    await before.start()
  })
  afterAll(async () => {
    await before?.close()
    await today?.close()
    checkout?.remove()
    await fresh?.drop()
  })

  const at = (product: Product) => givenOn({ anybody: () => createCaller(product.baseUrl) })
  /** The same person, by way of the other server. */
  const through = (product: Product, { cookie }: Caller): Caller => {
    const caller = createCaller(product.baseUrl)
    caller.cookie = cookie
    return caller
  }
  /** What an admin does at the desk; here it is not what is tried. */
  async function approved(product: Product): Promise<GivenProvider> {
    const provider = await at(product).provider({ approved: false, phoneConfirmed: false })
    await fresh.database.pool.query(
      `update providers set status = 'active', phone_confirmed_at = now() where id = $1`,
      [provider.id],
    )
    return provider
  }
  const isOn = async (caller: Caller, id: string) =>
    (await caller.call(listBoard)).body.some((card) => card.id === id)

  it('lets people sign up, sign in, ask, bid, accept, work and confirm', async () => {
    const provider = await approved(before)
    const signedIn = createCaller(before.baseUrl)
    const { username, password } = provider
    expect((await signedIn.call(login, { body: { username, password } })).status).toBe(200)
    expect((await signedIn.call(readCurrentUser)).body.username).toBe(username)
    const job = await at(before).job({ provider: { ...provider, caller: signedIn } })
    expect((await signedIn.call(listOwnJobs)).body.map(({ id }) => id)).toContain(job.id)
    const closed = await at(before).job({
      provider: { ...provider, caller: signedIn },
      until: 'closed',
    })
    expect(closed.id).not.toBe(job.id)
  })

  it('works beside this version on one deal, for people who stay signed in at both', async () => {
    await today.start()
    const provider = await approved(before)
    const customer = await at(today).customer()
    expect((await through(before, customer).call(readCurrentUser)).status).toBe(200)
    const beforeProvider = provider.caller
    const todayProvider = through(today, provider.caller)
    expect((await todayProvider.call(readCurrentUser)).status).toBe(200)
    const sides = [
      { asks: before, bids: todayProvider, accepts: today, works: beforeProvider, ends: before },
      { asks: today, bids: beforeProvider, accepts: before, works: todayProvider, ends: today },
    ]
    for (const { asks, bids, accepts, works, ends } of sides) {
      const request = await at(asks).request()
      await expect.poll(() => isOn(bids, request.id)).toBe(true)
      const bid = await bids.call(submitBid, {
        body: {
          serviceRequestId: request.id,
          price: '185.00',
          estimatedDuration: '45 minutes',
        },
      })
      const owner = createCaller(accepts.baseUrl)
      const seen = await owner.call(listPublicBids, {
        params: { id: request.id },
        token: request.token,
      })
      expect(JSON.stringify(seen.body)).toContain(bid.body.id)
      const accepted = await owner.call(acceptBidByLink, {
        params: { id: bid.body.id },
        token: request.token,
        body: {},
      })
      const params = { id: begunJob(accepted.body) }
      for (const step of ['start', 'arrive', 'work', 'finish'])
        expect((await works.call(advanceJob, { params, body: { step } })).status).toBe(200)
      const confirmed = await createCaller(ends.baseUrl).call(confirmJob, {
        params,
        token: request.token,
      })
      expect(confirmed.status).toBe(200)
    }
  })
})
