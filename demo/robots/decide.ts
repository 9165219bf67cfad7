import { decimal } from '#contract/primitives.ts'
import { findRequest } from '../../server/asking/queries.ts'
import type { Services } from '../../server/core/services.ts'
import { acceptBid } from '../../server/deals/accept-bid.ts'
import { cancelRequest } from '../../server/deals/cancel-request.ts'
import { cancellationFee } from '../../server/deals/cancellation.ts'
import { confirmJob } from '../../server/deals/confirm-job.ts'
import { findJob } from '../../server/deals/job-queries.ts'
import { inTransaction } from '../../server/platform/db/transaction.ts'
import { answerArrival } from '../../server/trips/answer-arrival.ts'
import { chanceOf } from '../chance.ts'
import { acceptWords } from '../words.ts'
import type { Cast } from './cast.ts'
import { choiceOf, fateOf } from './fate.ts'
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

/**
 * Customers who choose a bid for their requests, say when the helper is there and confirm the work; some give up, some forget
 * what they asked for, some call it off.
 */
export function createDeciders(
  { db, deeds, clock, hub }: Services,
  cast: Cast,
  isMadeForOffice: (bidId: string) => boolean,
  timers: Timers,
) {
  const underWay = new Set<string>()

  /** Chooses after two to three minutes; until then a person who plays a shop can bid. */
  async function decide(requestId: string): Promise<void> {
    if (underWay.has(requestId) || !(await ownOpen(requestId))) return
    const choice = choiceOf(requestId)
    if (choice === 'forgotten') return
    underWay.add(requestId)
    if (choice === 'chosen')
      return look(requestId, hub.size > 0 ? pace.decide : pace.decideUnwatched)
    timers.after(chanceOf('given up', requestId).between(...pace.giveUp), async () => {
      underWay.delete(requestId)
      const found = await ownOpen(requestId)
      if (found)
        await cancelRequest(deeds.own(), found.claim, requestId, {
          reason: 'Got going again without help.',
        })
    })
  }

  async function ownOpen(requestId: string) {
    const request = await findRequest(db, requestId)
    const claim = request?.status === 'open' && (await cast.claimOf(request))
    return claim ? { request, claim } : null
  }

  function look(requestId: string, span: readonly [number, number]): void {
    const chance = chanceOf('decide', requestId, clock.now().toISOString())
    timers.after(chance.between(...span), async () => {
      const found = await ownOpen(requestId)
      if (!found) return underWay.delete(requestId)
      const [bids, robots] = await Promise.all([
        findPendingBids(db, requestId, clock.now()),
        cast.findShops(),
      ])
      const ids = new Set(robots.map(({ id }) => id))
      const bid = best(bids, (one) => !ids.has(one.provider_id) && !isMadeForOffice(one.id))
      // Nobody has answered yet, or the chosen bid changes at this moment: the request is looked at again.
      look(requestId, pace.decideAgain)
      if (!bid) return
      await acceptBid(deeds.own(), found.claim, {
        bidId: bid.id,
        version: bid.version,
        customerNotes: acceptWords(chance),
      })
    })
  }

  const findOwn = async (jobId: string) => {
    const job = await findJob(db, jobId)
    const request = job && (await findRequest(db, job.request_id))
    const claim = request && (await cast.claimOf(request))
    return job && claim ? { job, request, claim } : null
  }

  /** Some whose helper has set out find another way. */
  function callOff(jobId: string): void {
    const chance = chanceOf('call off', jobId)
    timers.after(chance.between(...pace.callOff), async () => {
      const found = await findOwn(jobId)
      if (!found || fateOf({ job: found.job, isWatched: false }) !== 'called_off') return
      const { request, job, claim } = found
      const { feeCents } = await inTransaction(db, (tx) =>
        cancellationFee(tx, request, job, clock.now()),
      )
      const fee = decimal(feeCents)
      await cancelRequest(deeds.own(), claim, request.id, { reason: callOffWords, fee })
    })
  }

  /** An arrival that nothing proves is asked about, and most say yes. */
  function sayHere(jobId: string): void {
    const chance = chanceOf('here', jobId)
    timers.after(chance.between(...pace.saysHere), async () => {
      const found = await findOwn(jobId)
      if (found?.job.arrival_proof !== 'none' || !chance.isLikely(0.7)) return
      await answerArrival(deeds.own(), found.claim, jobId, true)
    })
  }

  function confirm(jobId: string): void {
    const chance = chanceOf('confirm', jobId)
    timers.after(chance.between(...pace.confirm), async () => {
      const found = await findOwn(jobId)
      if (found) await confirmJob(deeds.own(), found.claim, jobId)
    })
  }

  return {
    decide,
    callOff,
    sayHere,
    confirm,
    /** After a start: what was left open, and what waits for a confirmation. */
    async catchUp() {
      for (const { id } of await findOpenRequests(db, clock.now())) await decide(id)
      for (const { id } of await findUnconfirmedJobs(db)) confirm(id)
    },
  }
}

const callOffWords = 'Another truck of ours was closer.'

/** A person's bid before those of robots, so that whoever plays a shop gets work; else price and waiting together. */
function best(
  bids: readonly PendingBid[],
  isOfPerson: (bid: PendingBid) => boolean,
): PendingBid | undefined {
  const cost = (bid: PendingBid) => bid.price_cents + (bid.eta_minutes ?? 60) * centsPerMinute
  const people = bids.filter(isOfPerson)
  return (people.length ? people : [...bids]).toSorted((a, b) => cost(a) - cost(b))[0]
}
