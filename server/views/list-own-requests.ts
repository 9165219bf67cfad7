import { sql } from 'kysely'
import type { RequestLine, RequestStatus } from '#contract/requests.ts'
import { settings } from '#contract/settings.ts'
import type { Language } from '#contract/words/languages.ts'
import { titleIn } from '../asking/request-names.ts'
import { userIdOf } from '../auth/actor.ts'
import { bidCount } from '../deals/bid-queries.ts'
import { newestJob } from '../deals/job-queries.ts'
import { type Claim, fleetOf } from '../deals/policy.ts'
import type { Db } from '../platform/db/tables.ts'

/** The caller's own requests `r`: of their account, of their fleet, or with them as its driver. */
export const ownRows = (claim: Pick<Claim, 'actor' | 'member' | 'driver'>) => {
  const { actor, driver } = claim
  const userId = userIdOf(actor)
  return sql`(r.customer_user_id = ${userId}::uuid or r.fleet_id = ${fleetOf(claim)}::uuid
    or (r.driver_id = ${driver?.id ?? null}::uuid
      and r.fleet_id is not distinct from ${driver?.fleetId ?? null}::uuid))`
}

/** What is to be paid for the last job `j` of a request `r`: once it is canceled no longer the price. */
export const costOfJob = sql`dollars(case when r.status = 'cancelled' then j.cancellation_fee_cents else j.price_cents end)`

/** What a list of own requests says of the last job `j` of a request `r` by the provider `p`, as parts of its object. */
export const jobOfLine = sql`
  'id', j.id, 'phase', j.phase, 'price', dollars(j.price_cents), 'cost', ${costOfJob},
  'businessName', p.business_name, 'promisedAt', iso(j.promised_at),
  'isReviewed', exists (select from reviews v where v.job_id = j.id and v.side = 'customer'),
  'isDisputed', exists (select from disputes d where d.job_id = j.id and d.ended_at is null)`

/** A page of the caller's own requests, newest first, with the job that runs or ran last. One query. */
export async function listOwnRequests(
  db: Db,
  claim: Claim,
  language: Language,
  { before, status }: { before?: string | undefined; status?: RequestStatus[] | undefined },
): Promise<RequestLine[]> {
  const { rows } = await sql<RequestLine>`
    select r.id, ${titleIn(language)} as title, r.service_type as "serviceType", r.urgency, r.status,
      r.close_reason as "closeReason", r.location_text as location,
      iso(r.scheduled_at) as "scheduledAt", r.time_zone as "timeZone",
      iso(r.created_at) as "createdAt", iso(r.closed_at) as "closedAt",
      ${bidCount} as "bidCount",
      case when j.id is not null then json_build_object(${jobOfLine}) end as job
    from requests r
    ${newestJob}
    left join providers p on p.id = j.provider_id
    where ${ownRows(claim)}
      and (${status ?? null}::text[] is null or r.status = any(${status ?? null}::text[]))
      and (${before ?? null}::uuid is null or (r.created_at, r.id) <
        (select l.created_at, l.id from requests l where l.id = ${before ?? null}::uuid))
    order by r.created_at desc, r.id desc
    limit ${settings.pageSize.list}`.execute(db)
  return rows
}

/** How many of the caller's own requests stand in each state, and the bids on all of them (S0 §2.9). */
export async function readRequestFigures(db: Db, claim: Claim) {
  const { rows } = await sql<
    Record<'open' | 'inProgress' | 'completed' | 'cancelled' | 'bids', number>
  >`
    select count(*) filter (where r.status = 'open') as open,
      count(*) filter (where r.status = 'in_progress') as "inProgress",
      count(*) filter (where r.status = 'completed') as completed,
      count(*) filter (where r.status = 'cancelled') as cancelled,
      coalesce(sum(${bidCount}), 0)::bigint as bids
    from requests r where ${ownRows(claim)}`.execute(db)
  return rows[0] ?? { open: 0, inProgress: 0, completed: 0, cancelled: 0, bids: 0 }
}
