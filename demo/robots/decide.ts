import { findRequest } from '../../server/asking/queries.ts'
import type { Services } from '../../server/core/services.ts'
import { acceptBid } from '../../server/deals/accept-bid.ts'
import { confirmJob } from '../../server/deals/confirm-job.ts'
import { findJob } from '../../server/deals/job-queries.ts'
import { ownerClaim } from '../actors.ts'
import { chanceOf } from '../chance.ts'
import { findRobotCustomers, findRobotShops } from '../queries.ts'
import { acceptWords } from '../words.ts'
import { pace } from './pace.ts'
import {
  findOpenRequests,
  findPendingBids,
  findUnconfirmedJobs,
  type PendingBid,
} from './queries.ts'
import type { Timers } from './timers.ts'

/** What a minute of waiting is worth to somebody who compares bids. */
const centsPerMinute = 300

/** Customers who choose a bid for their requests and confirm the work. */
export function createDeciders({ db, deeds, clock }: Services, timers: Timers) {
  /** Chooses after two to three minutes; until then a person who plays a shop can bid. */
  function decide(requestId: string, span: readonly [number, number] = pace.decide): void {
    const chance = chanceOf('decide', requestId, clock.now().toISOString())
    timers.after(chance.between(...span), async () => {
      const request = await findRequest(db, requestId)
      if (request?.status !== 'open' || !request.customer_user_id) return
      const [bids, shops] = await Promise.all([
        findPendingBids(db, requestId, clock.now()),
        findRobotShops(db),
      ])
      const bid = best(bids, new Set(shops.map(({ id }) => id)))
      // Nobody has answered yet, or the chosen bid changes at this moment: the request is looked at again.
      decide(requestId, pace.decideAgain)
      if (!bid) return
      await acceptBid(deeds.own(), ownerClaim(request.customer_user_id, requestId), {
        bidId: bid.id,
        version: bid.version,
        customerNotes: acceptWords(chance),
      })
    })
  }

  function confirm(jobId: string): void {
    const chance = chanceOf('confirm', jobId)
    timers.after(chance.between(...pace.confirm), async () => {
      const job = await findJob(db, jobId)
      const request = job && (await findRequest(db, job.request_id))
      if (!request?.customer_user_id) return
      await confirmJob(deeds.own(), ownerClaim(request.customer_user_id, request.id), jobId)
    })
  }

  return {
    decide,
    confirm,
    /** After a start: what was left open, and what waits for a confirmation. */
    async catchUp() {
      const customers = (await findRobotCustomers(db)).map(({ id }) => id)
      const isOurs = (owner: string | null) => owner !== null && customers.includes(owner)
      for (const { id, customer_user_id } of await findOpenRequests(db, clock.now()))
        if (isOurs(customer_user_id)) decide(id)
      for (const { id, customer_user_id } of await findUnconfirmedJobs(db))
        if (isOurs(customer_user_id)) confirm(id)
    },
  }
}

/** A person's bid before those of robots, so that whoever plays a shop gets work; else price and waiting together. */
function best(bids: readonly PendingBid[], robots: ReadonlySet<string>): PendingBid | undefined {
  const cost = (bid: PendingBid) => bid.price_cents + (bid.eta_minutes ?? 60) * centsPerMinute
  const people = bids.filter(({ provider_id }) => !robots.has(provider_id))
  return (people.length ? people : [...bids]).toSorted((a, b) => cost(a) - cost(b))[0]
}
