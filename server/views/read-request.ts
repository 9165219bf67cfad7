import { sql } from 'kysely'
import type { RequestForOwner, RequestForPublic } from '#contract/requests.ts'
import type { Rules } from '#contract/rules.ts'
import type { Language } from '#contract/words/languages.ts'
import { countCovering, countLooks, findRequest, type RequestRow } from '../asking/queries.ts'
import { ringSoFar } from '../asking/waves.ts'
import type { Actor } from '../auth/actor.ts'
import { notFound } from '../core/not-found.ts'
import type { Services } from '../core/services.ts'
import { findWaitingApproval } from '../deals/approvals.ts'
import { bidCount } from '../deals/bid-queries.ts'
import { requireAccess } from '../deals/claim.ts'
import { findLatestJob, type JobRow } from '../deals/job-queries.ts'
import { type Access, accessTo, type Claim, onlyLooks, seesAll } from '../deals/policy.ts'
import { findProblem } from '../deals/reported-problem.ts'
import { reviewableUntil } from '../deals/reviewable-until.ts'
import { findTechnicianOn } from '../deals/technician-on.ts'
import type { Db } from '../platform/db/tables.ts'
import { etagOf, RawAnswer } from '../platform/http/raw-answer.ts'
import { findNames } from '../providers/queries.ts'
import { findTrip } from '../trips/queries.ts'
import { likelyNow } from '../trips/read-trip.ts'
import { listBids } from './list-bids.ts'
import { type AskedSide, type FleetSide, requestForOwner, requestForPublic } from './stages.ts'
import { readFleetTimeline, readTimeline } from './timeline.ts'

/** A request by its id: everything for who may decide on it, a redacted view for anybody else (rules C9). */
export async function readRequestPublicly(
  services: Services,
  claim: Claim,
  id: string,
  language: Language,
): Promise<RequestForOwner | RequestForPublic> {
  const request = await findRequest(services.db, id)
  if (!request) throw notFound('request')
  const access = accessTo(request, claim)
  if (access) return ownerView(services, request, access, claim.actor, language)
  return requestForPublic(request, await countBids(services.db, id), language)
}

export async function readOwnRequest(
  services: Services,
  claim: Claim,
  id: string,
  language: Language,
): Promise<RawAnswer> {
  const { request, access } = requireAccess(await findRequest(services.db, id), claim)
  const [view, bids] = await Promise.all([
    ownerView(services, request, access, claim.actor, language),
    listBids(services, id, access.onlyBidId),
  ])
  // The list is ready as JSON; the rest is written around it.
  const json = `${JSON.stringify(view).slice(0, -1)},"bids":${bids.body}}`
  return new RawAnswer(json, etagOf(json))
}

async function ownerView(
  { db, clock, rules, linkKey }: Services,
  request: RequestRow,
  access: Access,
  caller: Actor,
  language: Language,
): Promise<RequestForOwner> {
  const [bidCount, job, timeline, named, fleet, asked] = await Promise.all([
    countBids(db, request.id),
    findLatestJob(db, request.id),
    access.as === 'member' ? readFleetTimeline(db, request.id) : readTimeline(db, request.id),
    request.named_provider_id ? findNames(db, request.named_provider_id) : undefined,
    fleetSideOf(db, request, access),
    askedSideOf(db, request, rules.now()),
  ])
  // Who only looks does not follow a truck (trips).
  const follows = job?.phase === 'en_route' && seesAll(access) && !onlyLooks(access)
  const [provider, technician, trip, isToReview] = await Promise.all([
    job && findNames(db, job.provider_id),
    findTechnicianOn(db, job),
    follows ? findTrip(db, job.id) : undefined,
    isToBeReviewed(db, job, clock.now()),
  ])
  return requestForOwner(request, access, {
    bidCount,
    job,
    provider,
    technician,
    isToReview,
    likely: likelyNow(trip, clock.now()),
    named,
    fleet,
    caller,
    timeline,
    asked,
    now: clock.now(),
    language,
    linkKey,
  })
}

/** May the customer's side still say how it was, and has not yet? Asked of no job but one that has been closed for a short time. */
async function isToBeReviewed(db: Db, job: JobRow | undefined, now: Date): Promise<boolean> {
  const until = job && reviewableUntil(job)
  if (!until || until <= now) return false
  const { rows } = await sql`
    select from reviews where job_id = ${job.id} and side = 'customer'`.execute(db)
  return rows.length === 0
}

/** Who has looked, and whether anybody would come at all: the second only while that is of interest. */
export async function askedSideOf(db: Db, request: RequestRow, rules: Rules): Promise<AskedSide> {
  const isWaited = request.status === 'open' && request.alerted_count === 0
  const [looks, covering] = await Promise.all([
    countLooks(db, request, ringSoFar(request.alert_wave, rules)),
    isWaited ? countCovering(db, request) : null,
  ])
  return { ...looks, covering, rules }
}

/** The truck, its driver, what waits for a manager, and what the driver has reported; nothing of a request that is no fleet's and no driver's. */
async function fleetSideOf(db: Db, request: RequestRow, access: Access): Promise<FleetSide> {
  if (request.fleet_id === null && request.driver_id === null)
    return {
      driver: null,
      unit: null,
      approval: null,
      forApproval: [],
      saidNo: [],
      turnedDown: [],
      problem: null,
    }
  const { rows } = await sql<
    Pick<FleetSide, 'driver' | 'unit' | 'forApproval' | 'saidNo' | 'turnedDown'>
  >`
    select
      array(select b.id from bids b join drivers d on d.id = ${request.driver_id}
        where b.request_id = ${request.id} and b.status = 'pending' and not ${access.may.approve}::boolean
          and ${request.fleet_id}::uuid is not null and b.price_cents > d.spending_limit_cents) as "forApproval",
      (select coalesce(json_agg(json_build_object('bidId', no.bid_id, 'reason', no.answer)), '[]')
        from (select distinct on (bid_id) bid_id, answer from approvals
          where request_id = ${request.id} and decision = 'declined' and answer is not null
          order by bid_id, decided_at desc) no) as "saidNo",
      array(select b.id from bids b where b.request_id = ${request.id}
        and (b.status = 'pending' or b.status_reason = 'customer')
        and (select decision from approvals where bid_id = b.id
          order by asked_at desc, decided_at desc nulls first limit 1) = 'declined'
      ) as "turnedDown",
      (select json_build_object('id', d.id, 'fullName', u.full_name, 'phone', u.phone,
          'spendingLimit', case when ${access.as === 'member'}::boolean then dollars(d.spending_limit_cents) end)
        from drivers d join users u on u.id = d.user_id where d.id = ${request.driver_id}) as driver,
      (select json_build_object('id', t.id, 'unitNumber', t.unit_number)
        from units t where t.id = ${request.unit_id}) as unit`.execute(db)
  const approval = await findWaitingApproval(db, request.id)
  return {
    driver: rows[0]?.driver ?? null,
    unit: rows[0]?.unit ?? null,
    forApproval: rows[0]?.forApproval ?? [],
    approval: approval
      ? { ...approval, ...(access.as !== 'member' && { amount: null, limit: null }) }
      : null,
    saidNo: rows[0]?.saidNo ?? [],
    turnedDown: rows[0]?.turnedDown ?? [],
    problem: access.as === 'member' ? await findProblem(db, request.id) : null,
  }
}

async function countBids(db: Db, requestId: string): Promise<number> {
  const { rows } = await sql<{ bids: number }>`
    select ${bidCount} as bids from requests r where r.id = ${requestId}`.execute(db)
  return rows[0]?.bids ?? 0
}
