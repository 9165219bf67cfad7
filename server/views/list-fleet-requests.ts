import { type RawBuilder, sql } from 'kysely'
import type { QueryOf } from '#contract/endpoint.ts'
import type {
  BoardSort,
  FleetRequestLine,
  listFleetRequests as listEndpoint,
} from '#contract/fleet-requests.ts'
import { settings } from '#contract/settings.ts'
import { titleIn } from '../asking/request-names.ts'
import type { User } from '../auth/actor.ts'
import { bidCount } from '../deals/bid-queries.ts'
import { reachedAt } from '../deals/job-queries.ts'
import { problemNote } from '../deals/reported-problem.ts'
import { memberWith } from '../fleets/policy.ts'
import type { Db } from '../platform/db/tables.ts'
import { likelyNow } from '../trips/read-trip.ts'
import { boardRows, byUrgency, inState, isLive, type Reading } from './fleet-board.ts'
import { costOfJob } from './list-own-requests.ts'

interface Order {
  key: RawBuilder<unknown>
  isDescending: boolean
}

/** What each order goes by; the id settles what is equal. By time it is the index `requests_by_fleet` itself. */
const orders: Record<BoardSort, Order> = {
  urgent: { key: byUrgency, isDescending: false },
  newest: { key: sql`r.created_at`, isDescending: true },
  oldest: { key: sql`r.created_at`, isDescending: false },
  price: { key: sql`coalesce(j.price_cents, -1)`, isDescending: true },
  arrival: { key: sql`coalesce(j.promised_at, 'infinity')`, isDescending: false },
}

const orderBy = ({ key, isDescending }: Order) =>
  isDescending ? sql`order by ${key} desc, r.id desc` : sql`order by ${key}, r.id`

/** The rows behind the last one that the reader has. */
const behind = ({ key, isDescending }: Order, before: string | undefined) =>
  before === undefined
    ? sql``
    : isDescending
      ? sql`and (${key}, r.id) < (select key, id from last)`
      : sql`and (${key}, r.id) > (select key, id from last)`

/** When the job came where it is. */
const lastReached = sql.join(
  [...new Set(Object.values(reachedAt))].map((column) => sql.ref(`j.${column}`)),
)

const line = ({ now, language }: Reading) => sql`
  r.id, ${titleIn(language)} as title, r.service_type as "serviceType", r.urgency, r.status, r.close_reason as "closeReason",
  r.location_text as location, r.lat, r.lng, iso(r.scheduled_at) as "scheduledAt", r.time_zone as "timeZone",
  r.po_number as "poNumber",
  case when d.id is not null then json_build_object('id', d.id, 'fullName', u.full_name) end as driver,
  case when t.id is not null then json_build_object('id', t.id, 'unitNumber', t.unit_number) end as unit,
  ${bidCount} as "bidCount",
  (select count(*) from bids b where b.request_id = r.id and ${isLive(now)}) as "openBids",
  (select dollars(min(b.price_cents)) from bids b where b.request_id = r.id and ${isLive(now)}) as "lowestBid",
  case when n.reason is not null then json_build_object('reason', n.reason, 'since', iso(n.since),
    'note', case when n.reason = 'problem' then ${problemNote} end,
    'amount', case n.reason
      when 'approval' then (select dollars(b.price_cents) from approvals a join bids b on b.id = a.bid_id
        where a.request_id = r.id and a.decided_at is null)
      when 'change' then (select dollars(c.rise_cents) from change_orders c
        where c.job_id = j.id and c.status = 'sent') end) end as need,
  case when j.id is not null then json_build_object('id', j.id, 'phase', j.phase,
    'price', dollars(j.price_cents), 'cost', ${costOfJob}, 'businessName', p.business_name,
    'isUnproved', coalesce(j.arrival_proof = 'none', false), 'promisedAt', iso(j.promised_at),
    'since', iso(greatest(${lastReached})),
    'trip', case when j.phase = 'en_route' then (
      select json_build_object('sharing_ended_at', iso(way.sharing_ended_at), 'doubted', way.doubted,
        'likely_from', iso(way.likely_from), 'likely_to', iso(way.likely_to), 'estimated_at', iso(way.estimated_at))
      from trips way where way.job_id = j.id) end
  ) end as job,
  iso(r.created_at) as "createdAt", iso(r.closed_at) as "closedAt"`

/** A page of the fleet's board. `before` is the last row of the page before, in whatever order. */
export async function listFleetRequests(
  db: Db,
  user: User,
  { before, ...filters }: QueryOf<typeof listEndpoint>,
  reading: Reading,
): Promise<FleetRequestLine[]> {
  const { fleetId } = await memberWith(db, user, 'seeRequests')
  const order = orders[filters.sort ?? 'newest']
  const { rows } = await sql<Row>`
    with last as (
      select ${order.key} as key, r.id ${boardRows(fleetId, {}, reading)}
        and r.id = ${before ?? null}::uuid)
    select ${line(reading)} ${boardRows(fleetId, filters, reading)} and ${inState(filters)}
      ${behind(order, before)}
    ${orderBy(order)}
    limit ${settings.pageSize.list}`.execute(db)
  return rows.map((row) => ({ ...row, job: row.job && withLikely(row.job, reading.now) }))
}

type JobOfLine = NonNullable<FleetRequestLine['job']>
/** What is kept of a trip, with its moments as they come in JSON. */
interface WayOfLine {
  doubted: number
  sharing_ended_at: string | null
  likely_from: string | null
  likely_to: string | null
  estimated_at: string | null
}
interface Row extends Omit<FleetRequestLine, 'job'> {
  job: (Omit<JobOfLine, 'likely'> & { trip: WayOfLine | null }) | null
}

function withLikely({ trip, ...job }: NonNullable<Row['job']>, now: Date): JobOfLine {
  const at = (moment: string | null) => (moment === null ? null : new Date(moment))
  const known = trip && {
    doubted: trip.doubted,
    sharing_ended_at: at(trip.sharing_ended_at),
    likely_from: at(trip.likely_from),
    likely_to: at(trip.likely_to),
    estimated_at: at(trip.estimated_at),
  }
  return { ...job, likely: likelyNow(known ?? undefined, now) }
}
