import { settings } from '#contract/settings.ts'
import type { Sharing, Trip } from '#contract/trips.ts'
import { findRequest, type RequestRow } from '../asking/queries.ts'
import type { User } from '../auth/actor.ts'
import { notFound } from '../core/not-found.ts'
import type { Services } from '../core/services.ts'
import { requireAccess } from '../deals/claim.ts'
import { findLatestJob, type JobRow } from '../deals/job-queries.ts'
import { type Claim, onlyLooks, seesAll } from '../deals/policy.ts'
import { metersApart, milesApart, type Point } from '../geo/distance.ts'
import type { Db } from '../platform/db/tables.ts'
import { findOwnJob, isOnTheWay } from './policy.ts'
import { findFirst, findNewest, findTrip, isFirstOfDay, type TripRow } from './queries.ts'

const { freshMs, shownMs, yardMeters, doubtedInARow } = settings.trips
const { nearMeters: followMeters } = settings.follow

/** How the helper of a request comes along, for the side that asked for help; null where nobody is on it. */
export async function readTrip(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  claim: Claim,
  requestId: string,
): Promise<Trip | null> {
  const { request, access } = requireAccess(await findRequest(db, requestId), claim)
  // The link of one bid shows that bid; where a truck is, it does not say.
  if (!seesAll(access)) throw notFound('request')
  if (request.status !== 'in_progress') return null
  const job = await findLatestJob(db, requestId)
  if (!job) return null
  // A link to share looks at the request; whoever it was passed on to does not follow a truck.
  const isStranger = onlyLooks(access)
  return tripOf(db, job, request, clock.now(), {
    showsYard: false,
    sees: isStranger ? 'miles' : 'place',
  })
}

/** Where one's own technician is. */
export async function readOwnTrip(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  user: User,
  jobId: string,
): Promise<Trip> {
  const job = await findOwnJob(db, user, jobId)
  const request = await findRequest(db, job.request_id)
  if (!request) throw notFound('job')
  return tripOf(db, job, request, clock.now(), { showsYard: true, sees: 'place' })
}

interface For {
  /** Also the first steps of the first trip of a day, which begin at the yard or at somebody's home. */
  showsYard: boolean
  /**
   * Where the truck is; only how far away it was last; or where it is, without anything by which the place it goes to could
   * be found more exactly than its kilometer.
   */
  sees: 'place' | 'miles' | 'area'
}

/** A trip as its reader may know it: nothing of who was on it before, or after it is over. */
export async function tripOf(
  db: Db,
  job: JobRow,
  request: RequestRow,
  now: Date,
  reader: For,
): Promise<Trip> {
  const nothing = {
    jobId: job.id,
    position: null,
    lastSeen: null,
    sharingEndedAt: null,
    stoppedSince: null,
    likely: null,
  }
  const only = (sharing: Sharing): Trip => ({ ...nothing, sharing })
  if (job.phase === 'assigned') return only('not_started')
  if (!isOnTheWay(job) || !job.en_route_at) return only('over')
  const trip = await findTrip(db, job.id)
  if (trip?.sharing_ended_at)
    return { ...only('ended'), sharingEndedAt: trip.sharing_ended_at.toISOString() }
  if (trip && trip.doubted >= doubtedInARow) return only('doubtful')
  const since = trip && trip.since > job.en_route_at ? trip.since : job.en_route_at
  const newest = await findNewest(db, job, since)
  if (!newest) return only('none')
  const likely = trip ? likelyOf(trip, now) : null
  const stoppedSince = trip?.stopped_since?.toISOString() ?? null
  if (!reader.showsYard && (await isNearYard(db, job, request, since, newest)))
    return { ...only('leaving'), likely, stoppedSince }
  const place = placeFor(reader, request)
  if (reader.sees === 'area' && place && metersApart(place, newest) < followMeters)
    return { ...only('close'), likely }
  const age = now.getTime() - newest.fixedAt.getTime()
  const at = newest.fixedAt.toISOString()
  if (age > shownMs || reader.sees === 'miles') {
    const miles = place && roundedFor(reader, milesApart(place, newest))
    return { ...only('lost'), lastSeen: { miles, at } }
  }
  return {
    ...only(age > freshMs ? 'old' : 'fresh'),
    likely,
    stoppedSince,
    position: {
      lat: toElevenMeters(newest.lat),
      lng: toElevenMeters(newest.lng),
      heading: newest.heading,
      fixedAt: at,
    },
  }
}

/** When somebody is likely there by what is known of a trip alone: of one that is shared, believed and reckoned lately. */
export function likelyNow(
  trip:
    | Pick<TripRow, 'sharing_ended_at' | 'doubted' | 'likely_from' | 'likely_to' | 'estimated_at'>
    | undefined,
  now: Date,
): Trip['likely'] {
  if (!trip || trip.sharing_ended_at || trip.doubted >= doubtedInARow) return null
  return likelyOf(trip, now)
}

/** Around what was reckoned a short while ago, as wide as eight of ten arrivals need; never a moment that is over. */
function likelyOf(
  {
    likely_from: from,
    likely_to: to,
    estimated_at: at,
  }: Pick<TripRow, 'likely_from' | 'likely_to' | 'estimated_at'>,
  now: Date,
): Trip['likely'] {
  if (!from || !to || !at || now.getTime() - at.getTime() > shownMs) return null
  const { leastMinutes, spread } = settings.estimate
  const left = from.getTime() - at.getTime()
  const early = from.getTime() - Math.max(spread.leastMinutes * 60_000, left * spread.early)
  const soonest = now.getTime() + leastMinutes * 60_000
  const later = (one: number) => new Date(Math.max(one, soonest)).toISOString()
  return { from: later(early), to: later(to.getTime()) }
}

/** On the first way of a day nobody sees where it began. */
async function isNearYard(
  db: Db,
  job: JobRow,
  request: RequestRow,
  since: Date,
  newest: { lat: number; lng: number },
): Promise<boolean> {
  const first = await findFirst(db, job, since)
  if (!first || metersApart(first, newest) > yardMeters) return false
  return isFirstOfDay(db, job, request.time_zone)
}

/** From where distances are measured: for a follower from the kilometer that everybody could see. */
function placeFor({ sees }: For, { lat, lng, rough_lat, rough_lng }: RequestRow): Point | null {
  const place = sees === 'area' ? { lat: rough_lat, lng: rough_lng } : { lat, lng }
  return place.lat === null || place.lng === null ? null : { lat: place.lat, lng: place.lng }
}

const roundedFor = ({ sees }: For, miles: number) =>
  sees === 'area' ? Math.max(1, Math.round(miles)) : Math.round(miles * 10) / 10
const toElevenMeters = (degrees: number) => Math.round(degrees * 10_000) / 10_000
