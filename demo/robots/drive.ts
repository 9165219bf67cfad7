import { settings } from '#contract/settings.ts'
import type { Fix } from '#contract/trips.ts'
import { findRequest } from '../../server/asking/queries.ts'
import type { Services } from '../../server/core/services.ts'
import { handBackJob } from '../../server/deals/hand-back-job.ts'
import { findJob, type JobRow } from '../../server/deals/job-queries.ts'
import type { Point } from '../../server/geo/distance.ts'
import { Refusal } from '../../server/platform/http/refusal.ts'
import { advanceWork } from '../../server/proofs/advance-work.ts'
import type { Pressed } from '../../server/trips/advance-job.ts'
import { codeAt, codeKeyOf } from '../../server/trips/arrival-codes.ts'
import { findNewest } from '../../server/trips/queries.ts'
import { setSharing } from '../../server/trips/set-sharing.ts'
import { takePositions } from '../../server/trips/take-positions.ts'
import { chanceOf } from '../chance.ts'
import { fixOf, type Phone, phoneOf, tickMs, trackOf } from '../trip.ts'
import { endOf, wayTo } from '../way-to.ts'
import { reportWords } from '../words.ts'
import type { Cast, Work } from './cast.ts'
import { fateOf } from './fate.ts'
import { pace } from './pace.ts'
import { proveWork } from './prove.ts'
import { findRunningJobs } from './queries.ts'
import type { Timers } from './timers.ts'

const minute = 60_000
const setOutBefore = 30 * minute
const lookAgain = 60 * minute
/** A helper whom a person waits for has just finished somewhere near: nobody watches a truck for an hour. */
const lastMiles = [2.7, 4.3] as const

/** Shops and technicians that carry out the jobs they have: they drive along the roads, arrive, work, prove it and report it. */
export function createDrivers(services: Services, cast: Cast, timers: Timers) {
  const { db, deeds, clock, linkKey } = services
  /** Jobs somebody is at: each is heard of more than once. */
  const underWay = new Set<string>()

  /** Takes the next step of a job in a while, and so on until the work is done or something else has happened. */
  async function drive(jobId: string): Promise<void> {
    if (underWay.has(jobId)) return
    underWay.add(jobId)
    const work = await find(jobId)
    const phase = work?.job.phase
    if (!work) underWay.delete(jobId)
    else if (phase === 'assigned') setOut(work)
    else if (phase === 'en_route') await travel(work)
    else if (phase === 'arrived') beginWork(work)
    else if (phase === 'working') finish(work)
    else underWay.delete(jobId)
  }

  async function find(jobId: string): Promise<Work | null> {
    const job = await findJob(db, jobId)
    if (!job || job.closed_at) return null
    const [request, helper] = await Promise.all([
      findRequest(db, job.request_id),
      cast.helperOf(job),
    ])
    if (!request || !helper) return null
    return { job, request, helper, isWatched: (await cast.claimOf(request)) === null }
  }

  /** Goes on in a while with the job as it stands then; whatever refuses that ends the drive, whoever has changed it. */
  function next(
    { job }: Work,
    ms: number,
    phase: JobRow['phase'],
    step: (work: Work) => Promise<unknown>,
  ): void {
    timers.after(ms, async () => {
      let goesOn = false
      try {
        const now = await find(job.id)
        if (now?.job.phase !== phase) return
        goesOn = true
        // Somebody else was sent meanwhile, and begins anew.
        if (now.job.technician_id !== job.technician_id) await goOn(job.id)
        else await step(now)
      } catch (error) {
        goesOn = false
        throw error
      } finally {
        if (!goesOn) underWay.delete(job.id)
      }
    })
  }

  function goOn(jobId: string): Promise<void> {
    underWay.delete(jobId)
    return drive(jobId)
  }

  const paceOf = ({ isWatched }: Work) => (isWatched ? pace.watchedSteps : pace.steps)

  function setOut(work: Work): void {
    const { job, helper } = work
    if (fateOf(work) === 'nobody_comes') return
    const wait = untilSettingOut(work)
    if (wait > 0) {
      underWay.delete(job.id)
      timers.after(Math.min(wait, lookAgain), () => drive(job.id))
      return
    }
    const chance = chanceOf('start', job.id)
    next(work, chance.between(...paceOf(work).start), 'assigned', async (now) => {
      if (fateOf(now) === 'handed_back' && helper.actor.kind === 'user') {
        await handBackJob(deeds.own(), helper.actor, job.id, handBackWords)
        return goOn(job.id)
      }
      await press(now, 'start')
      await goOn(job.id)
    })
  }

  /** To a scheduled job nobody drives before its time. */
  function untilSettingOut({ job, request }: Work): number {
    if (request.urgency !== 'scheduled') return 0
    const at = job.promised_at ?? request.expires_at
    return at.getTime() - setOutBefore - clock.now().getTime()
  }

  /** The way: who was on it when the demo stopped goes on from there. */
  async function travel(work: Work): Promise<void> {
    const { job, request } = work
    const chance = chanceOf('way', job.id)
    const track = await findTrackTo(work)
    const plan = phoneOf(job.id, track.length, work.isWatched)
    const phone = { ...plan, shares: plan.shares && request.lat !== null }
    const waiting: Fix[] = []
    const go = (tick: number, now: Work): void => {
      if (tick >= track.length - 1) arrive(now, phone, track.at(-1))
      else
        next(now, tickMs, 'en_route', async (then) => {
          await say(then, phone, fixOf(track, tick + 1, clock.now(), chance), waiting, tick + 1)
          go(tick + 1, then)
        })
    }
    await say(work, phone, fixOf(track, 0, clock.now(), chance), waiting, 0)
    go(0, work)
  }

  async function findTrackTo({ job, request, isWatched }: Work): Promise<Point[]> {
    const chance = chanceOf('track', job.id)
    const shop = await cast.shopOf(job)
    const { lat, lng } = request
    if (lat === null || lng === null || shop?.lat == null || shop.lng == null)
      return unknownWay(chance.whole(12, 20))
    const place = { lat, lng }
    const last = job.en_route_at && (await findNewest(db, job, job.en_route_at))
    if (last) return trackOf(wayTo(last, place), chance, isWatched)
    const way = wayTo({ lat: shop.lat, lng: shop.lng }, place)
    return trackOf(isWatched ? endOf(way, chance.between(...lastMiles)) : way, chance, isWatched)
  }

  /** Sends what there is, as the page on the dash does; where there is no network it waits on the phone. */
  async function say(
    { job, helper }: Work,
    phone: Phone,
    fix: Fix,
    waiting: Fix[],
    tick: number,
  ): Promise<void> {
    if (!phone.shares || (phone.stopsAt !== null && tick > phone.stopsAt)) return
    if (tick === phone.stopsAt) return setSharing(deeds.own(helper.by), helper.actor, job.id, false)
    waiting.push(fix)
    if (phone.deadZone && tick >= phone.deadZone.from && tick < phone.deadZone.to) return
    const fixes = waiting.slice(-settings.trips.perCall)
    try {
      await takePositions(deeds.own(helper.by), helper.actor, job.id, fixes)
      waiting.length = 0
    } catch (error) {
      // What came too soon is kept, and goes with the next.
      if (!(error instanceof Refusal) || error.code !== 'too_many_requests') throw error
    }
  }

  function arrive(work: Work, phone: Phone, place: Point | undefined): void {
    const chance = chanceOf('arrive', work.job.id)
    const wait = phone.forgetsMs + chance.between(...pace.press)
    next(work, wait, 'en_route', async (now) => {
      await press(now, 'arrive', proofOf(now, phone, place))
      await goOn(now.job.id)
    })
  }

  function proofOf({ job, request }: Work, phone: Phone, place: Point | undefined): Pressed {
    const at = clock.now()
    if (phone.provesBy === 'code')
      return { code: codeAt(codeKeyOf(job.id, 'customer', { linkKey }), at.getTime()), linkKey }
    if (phone.provesBy === 'nothing' || !place || request.lat === null) return { linkKey }
    return { fix: { ...place, accuracyM: 12, fixedAt: at.toISOString() }, linkKey }
  }

  function beginWork(work: Work): void {
    const chance = chanceOf('work', work.job.id)
    next(work, chance.between(...paceOf(work).work), 'arrived', async (now) => {
      await proveWork(services, now, 'before')
      await press(now, 'work')
      await goOn(now.job.id)
    })
  }

  function finish(work: Work): void {
    const { job, request } = work
    const chance = chanceOf('finish', job.id)
    next(work, chance.between(...paceOf(work).finish), 'working', async (now) => {
      await proveWork(services, now, 'after')
      await press(now, 'finish', undefined, reportWords(request.service_type, chance))
      await goOn(job.id)
    })
  }

  const press = (
    { job, helper }: Work,
    step: Parameters<typeof advanceWork>[3],
    pressed?: Pressed,
    note: string | null = null,
  ) => advanceWork(deeds.own(helper.by), helper.actor, job.id, step, note, pressed)

  return {
    drive,
    async driveRunningOnes() {
      for (const { id } of await findRunningJobs(db)) await drive(id)
    },
  }
}
const handBackWords = 'Our truck is held up at another breakdown.'

/** Of a request without a place on the map nothing can be shown: it takes so many ticks. */
const unknownWay = (ticks: number): Point[] =>
  Array.from({ length: ticks }, () => ({ lat: 0, lng: 0 }))
