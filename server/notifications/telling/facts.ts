import { sql } from 'kysely'
import type { Approver } from '#contract/approver-chain.ts'
import type { ChangeReason } from '#contract/change-orders.ts'
import { deadlines } from '#contract/deadlines.ts'
import type { ProviderRight } from '#contract/provider-rights.ts'
import { type FleetRole, rolesWith } from '#contract/rights.ts'
import type { At } from '#contract/words/notice-words.ts'
import { type Reach, reaches } from '../../asking/reach.ts'
import { milesBetween } from '../../geo/distance.ts'
import { findTermsJob } from '../../payments/fleet-terms.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { findMembersWith } from '../../providers/members.ts'
import { findNames, findProvidersAround } from '../../providers/queries.ts'
import { didWaitBefore } from '../../views/waiting-approvals.ts'
import { type BidsSoFar, readBidsSoFar } from './bids-so-far.ts'
import { type RequestFacts, readRequestFacts } from './request-facts.ts'

export type { RequestFacts }

export interface BidFacts {
  price: string
  eta: { etaMinutes: number | null; isOpenEnded: boolean }
  business: string
  /** The provider's. */
  phone: string | null
  /** Does no other come before it since its request was opened, but what was withdrawn? */
  isFirst: boolean
}

/** By the clock of the request's place: when the provider has promised to be there, is to be there by now; when the job closes by itself. */
export interface JobFacts {
  promised: At | null
  expected: At | null
  /** By the positions of the way, where there are any. */
  likely: At | null
  closes: At | null
  /** What the technician on it drives, in their own words. */
  vehicle: string | null
  /** They say that they are there, and nothing proves it. */
  isUnproved: boolean
  /** The agreed price; the fee that its end has cost, and how much of that a card pays, and a credit with it: null where there is none. */
  price: string
  fee: string | null
  card: string | null
  credit: string | null
  /** Its fleet pays by bill. */
  isOnTerms: boolean
  /** What of the next repair is on the provider, who did not come; null where nothing is. */
  pledge: string | null
}

/** By the clock of the request's place: until when it can be answered. */
export interface ChangeFacts {
  more: string
  reason: ChangeReason
  until: At
  /** What was approved of it, "0.00" for nothing. */
  approved: string
  /** Whose word is wanted where all of it is above the driver's limit; null where it is not. */
  asked: Approver | null
}

/** An account of a shop that a request reaches, and how far it has to drive: whole miles, null where a place is not known. */
export interface Reached {
  user: string
  miles: number | null
}

interface WaitingApproval {
  driver: string
  limit: string | null
  asked: Approver | null
  /** The driver's. */
  reason: string | null
}

/** What notices are made of; each is one query, read when an event is told. */
export interface Facts {
  request(id: string | null): Promise<RequestFacts | undefined>
  bid(id: string | null): Promise<BidFacts | undefined>
  job(id: string | null): Promise<JobFacts | undefined>
  /** What the provider of a job has asked for last beyond its price, and what came of it. */
  newestChange(jobId: string | null): Promise<ChangeFacts | undefined>
  /** Null where none can be accepted now. */
  bidsSoFar(requestId: string | null): Promise<BidsSoFar | null>
  /** What the provider of a bid has written last to its customer. */
  lastWords(bidId: string | null): Promise<string | null>
  /** Who waits for an approval on a request, the limit of that driver, and whose word is wanted on a bid; null without one. */
  approval(requestId: string | null): Promise<WaitingApproval | undefined>
  /** Why the fleet has said no to the bid that its driver wanted; null where it did not say. */
  whySaidNo(bidId: string | null): Promise<string | null>
  /** The driver who wanted a bid and has taken that back. */
  whoTookBack(bidId: string | null): Promise<string | null>
  /** Who wanted a bid that is gone, and whose word was wanted on it. */
  unanswered(bidId: string | null): Promise<Pick<WaitingApproval, 'driver' | 'asked'> | undefined>
  /** The accounts of a provider's people who do the day's work. */
  providerUser(id: string | null): Promise<string[]>
  providerUsers(ids: readonly string[]): Promise<string[]>
  /** Of those who answer for the business: what is about its record, its papers or its standing. */
  providerOwners(id: string | null): Promise<string[]>
  isPhoneConfirmed(providerId: string | null): Promise<boolean>
  /** The admin's words for it, where there are any. */
  suspendedBecause(providerId: string | null): Promise<string | null>
  /** Who of the provider's people is on a job. */
  technicianOn(jobId: string | null): Promise<string | null>
  /** What a provider is called. */
  nameOf(providerId: string | null): Promise<string | undefined>
  /** Those of a fleet's people who keep its books, and what it is called. */
  fleetMoney(fleetId: string | null): Promise<string[]>
  /** Its people with one role. */
  fleetAs(fleetId: string | null, role: FleetRole): Promise<string[]>
  fleetName(fleetId: string | null): Promise<string | undefined>
  /** Is the job paid on the terms of its fleet? */
  isOnTerms(jobId: string): Promise<boolean>
  /** Everybody who runs the platform. */
  admins(): Promise<string[]>
  /** Did anything wait for the admins before this moment that waits still? */
  didWaitBefore(at: string): Promise<boolean>
  /** Whom a request reaches now. */
  reached(reach: Reach): Promise<Reached[]>
}

export function factsOf(tx: Tx, now: Date): Facts {
  const usersOf = async (ids: readonly string[], right: ProviderRight) =>
    (await findMembersWith(tx, ids, right)).map(({ user_id }) => user_id)
  const providerUsers = (ids: readonly string[]) => usersOf(ids, 'work')
  return {
    request: (id) => readRequestFacts(tx, id),
    async bid(id) {
      const { rows } = await sql<BidFacts>`
        select dollars(b.price_cents) as price, p.business_name as business,
          nullif(p.phone, '') as phone,
          json_build_object('etaMinutes', b.eta_minutes, 'isOpenEnded', b.eta_open_ended) as eta,
          not exists (select from bids e where e.request_id = b.request_id and e.created_at >= r.opened_at
            and (e.created_at, e.id) < (b.created_at, b.id)
            and e.status_reason is distinct from 'withdrawn') as "isFirst"
        from bids b join providers p on p.id = b.provider_id join requests r on r.id = b.request_id
        where b.id = ${id}::uuid`.execute(tx)
      return rows[0]
    },
    async job(id) {
      const { rows } = await sql<JobRow>`
        select j.promised_at as promised, coalesce(j.expected_at, j.promised_at) as expected,
          (select t.likely_from from trips t where t.job_id = j.id) as likely,
          (select nullif(t.vehicle_info, '') from technicians t where t.id = j.technician_id) as vehicle,
          j.finished_at as finished, j.arrival_proof = 'none' as unproved, r.time_zone as zone,
          dollars(j.price_cents) as price,
          dollars(j.cancellation_fee_cents) as fee,
          (select dollars(sum(h.capture_cents)::bigint) from holds h
            where h.job_id = j.id and h.kind <> 'tip' and h.state in ('capturing', 'captured')) as card,
          (select dollars(sum(h.credit_cents)::bigint) from holds h
            where h.job_id = j.id and h.credit_cents > 0 and h.state in ('capturing', 'captured')) as credit,
          exists (select from terms_jobs t where t.job_id = j.id) as on_terms,
          (select dollars(c.cents) from credits c where c.job_id = j.id) as pledge
        from jobs j join requests r on r.id = j.request_id where j.id = ${id}::uuid`.execute(tx)
      if (!rows[0]) return undefined
      const { promised, expected, likely, vehicle, finished, unproved, price, fee, card } = rows[0]
      const { credit, pledge, on_terms: isOnTerms } = rows[0]
      const { zone: timeZone } = rows[0]
      const closes = finished && new Date(finished.getTime() + deadlines.autoConfirm())
      const at = (moment: Date | null) => moment && { at: moment.toISOString(), timeZone }
      return {
        promised: at(promised),
        expected: at(expected),
        likely: at(likely),
        vehicle,
        closes: at(closes),
        isUnproved: unproved ?? false,
        price,
        fee,
        card,
        credit,
        isOnTerms,
        pledge,
      }
    },
    async newestChange(jobId) {
      const { rows } = await sql<Omit<ChangeFacts, 'until'> & { until: Date; zone: string }>`
        select dollars(c.rise_cents) as more, c.reason, c.expires_at as until, r.time_zone as zone,
          dollars(case when c.approved_lines is null then 0
            else j.price_cents - c.price_before_cents end) as approved, c.waits_for as asked
        from change_orders c join jobs j on j.id = c.job_id join requests r on r.id = j.request_id
        where c.job_id = ${jobId}::uuid order by c.sent_at desc limit 1`.execute(tx)
      if (!rows[0]) return undefined
      const { until, zone: timeZone, ...change } = rows[0]
      return { ...change, until: { at: until.toISOString(), timeZone } }
    },
    bidsSoFar: (requestId) => readBidsSoFar(tx, requestId, now),
    async lastWords(bidId) {
      const { rows } = await sql<{ words: string }>`
        select content as words from messages
        where bid_id = ${bidId}::uuid and side = 'provider' order by id desc limit 1`.execute(tx)
      return rows[0]?.words ?? null
    },
    async approval(requestId) {
      const { rows } = await sql<WaitingApproval>`
        select u.full_name as driver, dollars(d.spending_limit_cents) as limit,
          a.waits_for as asked, a.reason
        from requests r join drivers d on d.id = r.driver_id join users u on u.id = d.user_id
          left join approvals a on a.request_id = r.id and a.decided_at is null
        where r.id = ${requestId}::uuid`.execute(tx)
      return rows[0]
    },
    async whySaidNo(bidId) {
      const { rows } = await sql<{ answer: string | null }>`
        select answer from approvals where bid_id = ${bidId}::uuid and decision = 'declined'
        order by decided_at desc limit 1`.execute(tx)
      return rows[0]?.answer ?? null
    },
    async whoTookBack(bidId) {
      const { rows } = await sql<{ name: string }>`
        select u.full_name as name from approvals a
        join drivers d on d.id = a.driver_id join users u on u.id = d.user_id
        where a.bid_id = ${bidId}::uuid and a.decision = 'taken_back'
        order by a.decided_at desc limit 1`.execute(tx)
      return rows[0]?.name ?? null
    },
    async unanswered(bidId) {
      const { rows } = await sql<Pick<WaitingApproval, 'driver' | 'asked'>>`
        select u.full_name as driver, a.waits_for as asked from approvals a
        join drivers d on d.id = a.driver_id join users u on u.id = d.user_id
        where a.bid_id = ${bidId}::uuid and a.decision = 'void'
        order by a.decided_at desc limit 1`.execute(tx)
      return rows[0]
    },
    providerUser: (id) => providerUsers(id === null ? [] : [id]),
    providerUsers,
    providerOwners: (id) => (id === null ? Promise.resolve([]) : usersOf([id], 'changeRecord')),
    async isPhoneConfirmed(id) {
      const { rows } = await sql<{ is: boolean }>`
        select phone_confirmed_at is not null as is from providers where id = ${id}::uuid`.execute(
        tx,
      )
      return rows[0]?.is ?? false
    },
    async suspendedBecause(id) {
      const { rows } = await sql<{ why: string | null }>`
        select suspended_because as why from providers where id = ${id}::uuid`.execute(tx)
      return rows[0]?.why ?? null
    },
    async technicianOn(jobId) {
      const { rows } = await sql<{ id: string | null }>`
        select technician_id as id from jobs where id = ${jobId}::uuid`.execute(tx)
      return rows[0]?.id ?? null
    },
    nameOf: async (id) => (id ? (await findNames(tx, id))?.business_name : undefined),
    async fleetMoney(fleetId) {
      const { rows } = await sql<{ id: string }>`
        select user_id as id from fleet_members
        where fleet_id = ${fleetId}::uuid and role = any(${rolesWith('seeMoney')}::text[])`.execute(
        tx,
      )
      return rows.map(({ id }) => id)
    },
    async fleetAs(fleetId, role) {
      const { rows } = await sql<{ id: string }>`
        select user_id as id from fleet_members
        where fleet_id = ${fleetId}::uuid and role = ${role}`.execute(tx)
      return rows.map(({ id }) => id)
    },
    async fleetName(fleetId) {
      const { rows } = await sql<{ name: string }>`
        select company_name as name from fleets where id = ${fleetId}::uuid`.execute(tx)
      return rows[0]?.name
    },
    isOnTerms: async (jobId) => (await findTermsJob(tx, jobId)) !== undefined,
    async admins() {
      const { rows } = await sql<{ id: string }>`
        select id from users where user_type = 'admin' and suspended_at is null`.execute(tx)
      return rows.map(({ id }) => id)
    },
    didWaitBefore: (at) => didWaitBefore(tx, at),
    async reached(reach) {
      const candidates = await findProvidersAround(tx, reach)
      const reached = candidates.filter((provider) => reaches(reach, provider, now))
      const miles = new Map(reached.map((provider) => [provider.id, milesTo(reach, provider)]))
      const people = await findMembersWith(tx, [...miles.keys()], 'work')
      return people.map(({ user_id: user, provider_id }) => ({
        user,
        miles: miles.get(provider_id) ?? null,
      }))
    },
  }
}

interface JobRow {
  promised: Date | null
  expected: Date | null
  likely: Date | null
  vehicle: string | null
  finished: Date | null
  unproved: boolean | null
  zone: string
  price: string
  fee: string | null
  card: string | null
  credit: string | null
  on_terms: boolean
  pledge: string | null
}

type Spot = { lat: number | null; lng: number | null }

const milesTo = (to: Spot, from: Spot): number | null =>
  to.lat === null || to.lng === null || from.lat === null || from.lng === null
    ? null
    : Math.round(milesBetween(to.lat, to.lng, from.lat, from.lng))
