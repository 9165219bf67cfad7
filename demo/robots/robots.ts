import type { RecordedEvent } from '../../server/core/events.ts'
import type { Services } from '../../server/core/services.ts'
import { findRobotCustomers } from '../queries.ts'
import { createAskers } from './ask.ts'
import { createBidders } from './bid.ts'
import { createDeciders } from './decide.ts'
import { createDrivers } from './drive.ts'
import { createTalkers } from './talk.ts'
import { createTimers, quietly } from './timers.ts'

export interface RobotOptions {
  /** 1 unless said: so many times faster. */
  speed?: number
  /** Customers that ask for help by themselves; on unless said. */
  asks?: boolean
}

/** After these, shops look whether they bid. */
const opens: string[] = [
  'request_opened',
  'request_alerted',
  'request_reopened',
  'job_handed_back',
  'job_no_show',
  'job_replaced',
]

/** At the start so many requests wait on the boards of Austin and Dallas. */
const askedAtStart = 3

/**
 * Shops that bid and drive, customers that ask, choose and confirm. They hear of everything by the feed, as open
 * screens do, and act through the use cases, as people do; the accounts that are printed at start they leave alone.
 * Gives the function that sends them home.
 */
export function startRobots(services: Services, options: RobotOptions = {}): () => Promise<void> {
  const { feed, db, log } = services
  const { speed = 1, asks = true } = options
  const timers = createTimers(speed, log)
  const bidders = createBidders(services, timers)
  const drivers = createDrivers(services, timers)
  const deciders = createDeciders(services, timers)
  const askers = createAskers(services, timers)
  const talkers = createTalkers(services, timers)
  const soon = (work: () => Promise<unknown>) => timers.after(0, work)

  feed.subscribe((event) => soon(() => hear(event)))
  soon(bidders.answerOpenOnes)
  soon(drivers.driveRunningOnes)
  soon(deciders.catchUp)
  if (asks) {
    for (let count = 0; count < askedAtStart; count++)
      timers.after(3_000 + count * 4_000, askers.ask)
    askers.watch()
  }
  return timers.stop

  async function hear(event: RecordedEvent): Promise<void> {
    const { name, requestId, bidId, jobId, providerId, userId } = event
    const isOpen = opens.includes(name)
    if (isOpen && requestId) {
      await quietly(() => bidders.answer(requestId), log)
      if (await isRobotCustomer(userId)) deciders.decide(requestId)
    }
    if (name === 'message_sent' && requestId && bidId && providerId)
      await talkers.answer(requestId, bidId, providerId)
    if (name === 'job_confirmed' && jobId) talkers.review(jobId, await isRobotCustomer(userId))
    if (name === 'bid_accepted' && jobId) await drivers.drive(jobId)
    if (name === 'job_finished' && jobId && (await isRobotCustomer(userId))) deciders.confirm(jobId)
  }

  async function isRobotCustomer(userId: string | null): Promise<boolean> {
    return userId !== null && (await findRobotCustomers(db)).some(({ id }) => id === userId)
  }
}
