import type { Readable } from 'node:stream'
import { sql } from 'kysely'
import type { ServiceType, Urgency } from '#contract/catalogue.ts'
import { decimal } from '#contract/primitives.ts'
import type { CloseReason, RequestStatus } from '#contract/requests.ts'
import { settings } from '#contract/settings.ts'
import { bids } from '#contract/words/en/bids.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { serviceWords } from '#contract/words/en/services.ts'
import { tables } from '#contract/words/en/tables.ts'
import { urgencyWords } from '#contract/words/en/urgency.ts'
import type { Language } from '#contract/words/languages.ts'
import { inLanguage } from '#contract/words/words.ts'
import { titleIn } from '../asking/request-names.ts'
import type { User } from '../auth/actor.ts'
import { bidCount } from '../deals/bid-queries.ts'
import { memberWith } from '../fleets/policy.ts'
import { inBatches, streamTable } from '../platform/csv/stream-table.ts'
import type { Db } from '../platform/db/tables.ts'
import { type BoardFilters, boardRows, inState, type Reading } from './fleet-board.ts'
import { howPaid } from './how-paid.ts'
import { type MoneyOfJob, moneyOfJob } from './money-of-job.ts'

interface Exported extends MoneyOfJob {
  id: string
  askedAt: string
  title: string
  serviceType: ServiceType
  urgency: Urgency
  status: RequestStatus
  closeReason: CloseReason | null
  driver: string | null
  unit: string | null
  vin: string | null
  location: string
  poNumber: string | null
  provider: string | null
  price: string | null
  cancellationFee: string | null
  askedBy: string | null
  acceptedBy: string | null
  approvedBy: string | null
  bidCount: number
  promisedAt: string | null
  arrivedAt: string | null
  closedAt: string | null
  timeZone: string
  jobId: string | null
  invoice: string | null
}

/** As spreadsheets take a time: "2026-11-21 23:04" by the fleet's clock. */
const local = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone f.time_zone, 'YYYY-MM-DD HH24:MI')`

/** Who of the fleet has done it last, a program by the person who made its key; the provider's people stay unnamed. */
const whoDid = (event: string, language: Language) => sql`(
  select case when e.by_user_id is null then ${inLanguage(tables, language).byLink}::text else who.full_name end
  from events e left join users who on who.id = e.by_user_id
  where e.request_id = r.id and e.name = ${event}
    and (e.by_user_id is null or who.user_type in ('business_customer', 'driver'))
  order by e.id desc limit 1)`

/** What the driver could spend alone at a moment: the first change after it says from what. */
const limitAt = (moment: string) => sql`(
  select case when c.id is null then v.spending_limit_cents else c.from_cents end
  from drivers v left join lateral (
    select id, from_cents from limit_changes
    where driver_id = v.id and at > ${sql.ref(moment)} order by id limit 1) c on true
  where v.id = r.driver_id)`

/**
 * Who of the office has said yes to what the driver may not spend alone: to what the driver has asked for, or by taking such a
 * bid unasked. What a driver has taken within the limit nobody had to approve.
 */
const approvedBy = sql`coalesce(
  (select who.full_name from approvals a join users who on who.id = a.decided_by
    where a.request_id = r.id and a.bid_id = j.bid_id and a.decision = 'approved'
      and who.user_type = 'business_customer'
    order by a.decided_at desc limit 1),
  (select who.full_name from events e join users who on who.id = e.by_user_id
    join bids taken on taken.id = e.bid_id
    where e.request_id = r.id and e.name = 'bid_accepted' and e.bid_id = j.bid_id
      and who.user_type = 'business_customer' and taken.price_cents > ${limitAt('e.at')}
    order by e.id desc limit 1))`

const columns = (language: Language) => sql`
  r.id, ${local('r.created_at')} as "askedAt", ${titleIn(language)} as title, r.service_type as "serviceType", r.urgency,
  r.status, r.close_reason as "closeReason", u.full_name as driver, t.unit_number as unit, t.vin,
  r.location_text as location, r.po_number as "poNumber", p.business_name as provider,
  -- What is called off costs its fee, which has a column of its own.
  case when r.status <> 'cancelled' then dollars(j.price_cents) end as price,
  dollars(j.cancellation_fee_cents) as "cancellationFee",
  ${whoDid('request_opened', language)} as "askedBy", ${whoDid('bid_accepted', language)} as "acceptedBy",
  ${approvedBy} as "approvedBy",
  ${bidCount} as "bidCount",
  ${local('j.promised_at')} as "promisedAt", ${local('j.arrived_at')} as "arrivedAt",
  ${local('r.closed_at')} as "closedAt", f.time_zone as "timeZone",
  j.id as "jobId", (select i.number from invoices i where i.job_id = j.id) as invoice, ${moneyOfJob}`

/** The rows of the board as a file for a spreadsheet, however many: with words, by the fleet's clock. */
export async function exportFleetRequests(
  db: Db,
  user: User,
  filters: BoardFilters,
  reading: Reading,
): Promise<Readable> {
  const { fleetId } = await memberWith(db, user, 'export')
  const { language } = reading
  const isOldestFirst = filters.sort === 'oldest'
  const order = isOldestFirst
    ? sql`order by r.created_at, r.id`
    : sql`order by r.created_at desc, r.id desc`
  const behind = (last: Exported | undefined) =>
    last === undefined
      ? sql``
      : sql`and (r.created_at, r.id) ${isOldestFirst ? sql`>` : sql`<`}
          (select created_at, id from requests where id = ${last.id})`
  const size = settings.pageSize.exportBatch
  const batches = inBatches(async (last: Exported | undefined) => {
    const { rows } = await sql<Exported>`
      select ${columns(language)} ${boardRows(fleetId, filters, reading)} and ${inState(filters)}
        ${behind(last)} ${order} limit ${size}`.execute(db)
    return rows
  }, size)
  return streamTable(inLanguage(tables, language).requests, cellsIn(batches, language))
}

async function* cellsIn(batches: AsyncGenerator<Exported[]>, language: Language) {
  const { requestStatus } = inLanguage(bids, language)
  const urgency = inLanguage(urgencyWords, language).names
  const { types } = inLanguage(serviceWords, language)
  const { closed } = inLanguage(fleets, language).board
  for await (const rows of batches)
    yield rows.map((row) => [
      row.askedAt,
      row.title,
      types[row.serviceType],
      urgency[row.urgency],
      requestStatus[row.status],
      row.closeReason && closed[row.closeReason],
      row.driver,
      row.unit,
      row.vin,
      row.location,
      row.poNumber,
      row.provider,
      row.price,
      row.askedBy,
      row.acceptedBy,
      row.approvedBy,
      row.bidCount,
      row.promisedAt,
      row.arrivedAt,
      row.closedAt,
      row.timeZone,
      row.id,
      row.cancellationFee,
      row.jobId,
      row.invoice,
      ...howPaid(row, language),
      row.refundedCents === null ? null : decimal(row.refundedCents),
    ])
}
