import type { RecordedEvent } from '../../server/core/events.ts'
import type { Services } from '../../server/core/services.ts'
import { createAskers } from './ask.ts'
import { createBidders } from './bid.ts'
import { createCast } from './cast.ts'
import { createDeciders } from './decide.ts'
import { createDrivers } from './drive.ts'
import { pace } from './pace.ts'
import { createSenders } from './send.ts'
import { createTalkers } from './talk.ts'
import { createTimers, quietly, type Timers } from './timers.ts'

export interface RobotOptions {
  /** 1 unless said: so many times faster. */
  speed?: number
  /** Customers that ask for help by themselves; on unless said. */
  asks?: boolean
  /** By whose clock they act; the machine's unless said. */
  timers?: Timers
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

/** At the start so many wait on the boards of Austin and Dallas. */
const askedAtStart = 3

/**
 * Shops that bid, drive and work, customers that ask, choose and confirm: a small market that goes on at all hours. They hear of
 * everything by the feed, as open screens do, and act through the use cases, as people do; what a person at a
 * printed login does they leave alone. Gives the function that sends them home.
 */
export function startRobots(services: Services, options: RobotOptions = {}): () => Promise<void> {
  const { feed, log, clock, mailbox } = services
  const { speed = 1, asks = true, timers = createTimers(speed, log) } = options
  const cast = createCast(services)
  const bidders = createBidders(services, cast, timers)
  const drivers = createDrivers(services, cast, timers)
  const deciders = createDeciders(services, cast, bidders.isMadeForOffice, timers)
  const askers = createAskers(services, cast, timers)
  const talkers = createTalkers(services, cast, timers)
  const senders = createSenders(services, cast)
  const soon = (work: () => Promise<unknown>) => timers.after(0, work)

  feed.subscribe((event) => soon(() => hear(event)))
  soon(bidders.answerOpenOnes)
  soon(drivers.driveRunningOnes)
  soon(deciders.catchUp)
  sweep()
  clearOutbox()
  if (asks) {
    for (let count = 0; count < askedAtStart; count++)
      timers.after(3_000 + count * 4_000, askers.ask)
    askers.keepAsking()
  }
  return timers.stop

  /** Of what nobody reads so many messages come in a day that the page of them would grow slow. */
  function clearOutbox(): void {
    timers.after(pace.clearOutbox, async () => {
      clearOutbox()
      await mailbox.removeBefore(new Date(clock.now().getTime() - pace.outboxKept))
    })
  }

  /** What no event tells: bids that have run out, and jobs that wait in an office where nobody is. */
  function sweep(): void {
    timers.after(pace.sweep, async () => {
      sweep()
      await quietly(bidders.answerAgain, log)
      await senders.sendTechnicians()
    })
  }

  async function hear({ name, requestId, bidId, jobId, providerId }: RecordedEvent): Promise<void> {
    if (opens.includes(name) && requestId) {
      await quietly(() => bidders.answer(requestId), log)
      await deciders.decide(requestId)
    }
    if (name === 'message_sent' && requestId && bidId && providerId)
      await talkers.answer(requestId, bidId, providerId)
    if (!jobId) return
    if (name === 'bid_accepted' || name === 'technician_assigned') await drivers.drive(jobId)
    if (name === 'job_started') deciders.callOff(jobId)
    if (name === 'job_arrived') deciders.sayHere(jobId)
    if (name === 'job_finished') deciders.confirm(jobId)
    if (name === 'job_confirmed') await talkers.review(jobId)
  }
}
