import { type RawBuilder, sql } from 'kysely'
import type { QueryOf } from '#contract/endpoint.ts'
import type {
  BoardSort,
  exportFleetRequests as exportEndpoint,
  FleetRequestLine,
  listFleetRequests as listEndpoint,
} from '#contract/fleet-requests.ts'
import { settings } from '#contract/settings.ts'
import { bids } from '#contract/words/en/bids.ts'
import { serviceWords } from '#contract/words/en/services.ts'
import { tables } from '#contract/words/en/tables.ts'
import type { Language } from '#contract/words/languages.ts'
import { inLanguage } from '#contract/words/words.ts'
import { titleIn } from '../asking/request-names.ts'
import type { User } from '../auth/actor.ts'
import { reachedAt } from '../deals/job-queries.ts'
import { memberWith } from '../fleets/policy.ts'
import { writeTable } from '../platform/csv/write-table.ts'
import type { Db } from '../platform/db/tables.ts'
import { etagOf, RawAnswer } from '../platform/http/raw-answer.ts'

type Filters = QueryOf<typeof exportEndpoint>

const mostExported = 10_000

interface Order {
  key: RawBuilder<unknown>
  isDescending: boolean
}

/** What each order goes by; the id settles what is equal. By time it is the index `requests_by_fleet` itself. */
const orders: Record<BoardSort, Order> = {
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

/** The fleet's requests `r` with their driver, unit and newest job, filtered; in one query (architecture §5). */
function boardRows(fleetId: string, filters: Filters, language: Language) {
  const { status, serviceType, driverId, unitId, search, waiting, from, to } = filters
  const like = search ? `%${search.replace(/[\\%_]/g, '\\$&')}%` : null
  return sql`
    from requests r
    left join drivers d on d.id = r.driver_id
    left join users u on u.id = d.user_id
    left join units t on t.id = r.unit_id
    left join lateral (
      select j.*, p.business_name from jobs j join providers p on p.id = j.provider_id
      where j.request_id = r.id order by j.assigned_at desc limit 1) j on true
    where r.fleet_id = ${fleetId}
      and (${status ?? null}::text[] is null or r.status = any(${status ?? null}::text[]))
      and (${serviceType ?? null}::text is null or r.service_type = ${serviceType ?? null}::text)
      and (${driverId ?? null}::uuid is null or r.driver_id = ${driverId ?? null}::uuid)
      and (${unitId ?? null}::uuid is null or r.unit_id = ${unitId ?? null}::uuid)
      and (${from ?? null}::date is null or r.created_at >= ${from ?? null}::date)
      and (${to ?? null}::date is null or r.created_at < ${to ?? null}::date + 1)
      and (${waiting ?? null}::text is null or exists (
        select from approvals a where a.request_id = r.id and a.decided_at is null))
      and (${like}::text is null or concat_ws(' ', ${titleIn(language)}, r.location_text, r.po_number, u.full_name,
        t.unit_number, j.business_name) ilike ${like}::text)`
}

/** When the job came where it is. */
const lastReached = sql.join(
  [...new Set(Object.values(reachedAt))].map((column) => sql.ref(`j.${column}`)),
)

const line = (language: Language) => sql`
  r.id, ${titleIn(language)} as title, r.service_type as "serviceType", r.urgency, r.status, r.close_reason as "closeReason",
  r.location_text as location, iso(r.scheduled_at) as "scheduledAt", r.time_zone as "timeZone",
  r.po_number as "poNumber",
  case when d.id is not null then json_build_object('id', d.id, 'fullName', u.full_name) end as driver,
  case when t.id is not null then json_build_object('id', t.id, 'unitNumber', t.unit_number) end as unit,
  (select count(*) from bids b
    where b.request_id = r.id and b.status_reason is distinct from 'withdrawn') as "bidCount",
  (select dollars(min(b.price_cents)) from bids b
    where b.request_id = r.id and b.status = 'pending') as "lowestBid",
  exists (select from approvals a where a.request_id = r.id and a.decided_at is null) as "waitsForApproval",
  case when j.id is not null then json_build_object('id', j.id, 'phase', j.phase,
    'price', dollars(j.price_cents), 'businessName', j.business_name, 'promisedAt', iso(j.promised_at),
    'since', iso(greatest(${lastReached}))
  ) end as job,
  iso(r.created_at) as "createdAt", iso(r.closed_at) as "closedAt"`

/** A page of the fleet's board. `before` is the last row of the page before, in whatever order. */
export async function listFleetRequests(
  db: Db,
  user: User,
  { before, ...filters }: QueryOf<typeof listEndpoint>,
  language: Language,
): Promise<FleetRequestLine[]> {
  const { fleetId } = await memberWith(db, user, 'seeRequests')
  const order = orders[filters.sort ?? 'newest']
  const { rows } = await sql<FleetRequestLine>`
    with last as (
      select ${order.key} as key, r.id from requests r
      left join lateral (select * from jobs j where j.request_id = r.id
        order by j.assigned_at desc limit 1) j on true
      where r.id = ${before ?? null}::uuid and r.fleet_id = ${fleetId})
    select ${line(language)} ${boardRows(fleetId, filters, language)}
      ${behind(order, before)}
    ${orderBy(order)}
    limit ${settings.pageSize.list}`.execute(db)
  return rows
}

/** The same rows as a file for a spreadsheet. */
export async function exportFleetRequests(
  db: Db,
  user: User,
  filters: Filters,
  language: Language,
): Promise<RawAnswer> {
  const { fleetId } = await memberWith(db, user, 'export')
  const { rows } = await sql<FleetRequestLine>`
    select ${line(language)} ${boardRows(fleetId, filters, language)}
    ${orderBy(orders[filters.sort ?? 'newest'])} limit ${mostExported}`.execute(db)
  const { requestStatus, urgency } = inLanguage(bids, language)
  const { types } = inLanguage(serviceWords, language)
  const file = writeTable(
    inLanguage(tables, language).requests,
    rows.map((row) => [
      row.createdAt,
      row.title,
      types[row.serviceType],
      urgency[row.urgency],
      requestStatus[row.status],
      row.driver?.fullName ?? null,
      row.unit?.unitNumber ?? null,
      row.location,
      row.poNumber,
      row.job?.businessName ?? null,
      row.job?.price ?? null,
      row.bidCount,
      row.closedAt,
      row.id,
    ]),
  )
  return new RawAnswer(file, etagOf(file.toString()))
}
