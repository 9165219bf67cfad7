import { type RawBuilder, sql } from 'kysely'
import type { QueryOf } from '#contract/endpoint.ts'
import { type BoardNeed, boardNeeds, type exportFleetRequests } from '#contract/fleet-requests.ts'
import { awaitedPhases } from '#contract/jobs.ts'
import { settings } from '#contract/settings.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import type { Language } from '#contract/words/languages.ts'
import { inLanguage } from '#contract/words/words.ts'
import { isUnheard } from '../asking/queries.ts'
import { titleIn } from '../asking/request-names.ts'
import { newestJob } from '../deals/job-queries.ts'
import { phaseList } from '../deals/phase-list.ts'
import { problemSince } from '../deals/reported-problem.ts'
import { hasWords } from '../platform/db/has-words.ts'

export type BoardFilters = QueryOf<typeof exportFleetRequests>
type Sql = RawBuilder<unknown>

/** Can a bid `b` be accepted? */
export const isLive = (now: Date): Sql => sql`(b.status = 'pending' and b.expires_at > ${now})`

/** When a bid `b` ended, or will if nobody decides on it. */
const endOfBid = sql`case when b.status = 'pending' then b.expires_at else b.updated_at end`

const undecidedSeconds = settings.undecidedMs / 1000

/** Since when each need of a request `r` with its job `j` stands; null where it does not. */
const sinceWhen = (now: Date): Record<BoardNeed, Sql> => ({
  approval: sql`(select asked_at from approvals where request_id = r.id and decided_at is null)`,
  change: sql`(select c.sent_at from change_orders c where c.job_id = j.id and c.status = 'sent')`,
  problem: problemSince,
  late: sql`case when j.phase in ${phaseList(awaitedPhases)} and j.promised_at < ${now} then j.promised_at end`,
  unheard: sql`case when r.status = 'open' and ${isUnheard}
    and not exists (select from bids b where b.request_id = r.id) then r.opened_at end`,
  bids: sql`case when r.status = 'open' then (
    select min(b.created_at) from bids b
    where b.request_id = r.id and ${isLive(now)}
    having r.urgency = 'emergency'
      or min(b.created_at) < ${now}::timestamptz - make_interval(secs => ${undecidedSeconds})) end`,
  // Since the last of those came to its end that stood while it was open, or whose job ended as it opened again.
  noBids: sql`case when r.status = 'open' then (
    select max(${endOfBid}) from bids b
    where b.request_id = r.id and ${endOfBid} >= r.opened_at
    having not bool_or(${isLive(now)})) end`,
  dispute: sql`(select max(waits.since)
    from disputes s cross join lateral (
      select o.offered_at as since from dispute_offers o
        where o.dispute_id = s.id and o.side = 'provider' and o.taken_at is null and o.expires_at > ${now}
      union all select s.opened_at where s.by_side = 'provider' and s.state = 'open') waits
    where s.job_id = j.id and s.ended_at is null)`,
  confirm: sql`case when j.phase = 'awaiting_confirmation' then j.finished_at end`,
})

/**
 * The fleet's requests `r` with the fleet `f`, driver `d` and `u`, unit `t`, newest job `j` of the provider `p`, and what they need
 * somebody for, `n`.
 */
const board = (now: Date): Sql => {
  const since = sinceWhen(now)
  return sql`
  from requests r
  join fleets f on f.id = r.fleet_id
  left join drivers d on d.id = r.driver_id
  left join users u on u.id = d.user_id
  left join units t on t.id = r.unit_id
  ${newestJob}
  left join providers p on p.id = j.provider_id
  left join lateral (
    select need.* from (values ${sql.join(
      boardNeeds.map(
        (reason, at) => sql`(${sql.lit(at + 1)}, ${sql.lit(reason)}, ${since[reason]})`,
      ),
    )}) need (rank, reason, since)
    where need.since is not null and r.status in ('open', 'in_progress')
    union all
    select ${sql.lit(boardNeeds.indexOf('dispute') + 1)}, 'dispute', over.since
    from (select ${since.dispute} as since) over
    where over.since is not null and r.status not in ('open', 'in_progress')
    order by rank limit 1) n on true`
}

/** When the board is read, and in whose language: a title that nobody typed is said in it. */
export interface Reading {
  now: Date
  language: Language
}

/** Which rows pass: the day by the fleet's clock; the states apart, since each is counted without the others. */
export function boardRows(fleetId: string, filters: BoardFilters, { now, language }: Reading): Sql {
  const { serviceType, driverId, unitId, search, from, to } = filters
  // A unit is found by what its row reads: "Unit 108".
  const unit = sql`${inLanguage(fleets, language).board.unit_('')}::text || t.unit_number`
  const shown = sql`concat_ws(' ', ${titleIn(language)}, r.location_text, u.full_name, ${unit}, p.business_name)`
  // A PO number is found by its beginning or that of one of its parts: in the midst of one stands any unit's number. An invoice has a
  // long one, which is copied whole.
  const poLike = search ? `%-${escaped(inParts(search))}%` : null
  return sql`
    ${board(now)}
    where r.fleet_id = ${fleetId}
      and (${serviceType ?? null}::text is null or r.service_type = ${serviceType ?? null}::text)
      and (${driverId ?? null}::uuid is null or r.driver_id = ${driverId ?? null}::uuid)
      and (${unitId ?? null}::uuid is null or r.unit_id = ${unitId ?? null}::uuid)
      and (${from ?? null}::date is null
        or r.created_at >= ${from ?? null}::date::timestamp at time zone f.time_zone)
      and (${to ?? null}::date is null
        or r.created_at < (${to ?? null}::date + 1)::timestamp at time zone f.time_zone)
      and (${hasWords(shown, search)}
        or '-' || regexp_replace(r.po_number, '[\\s-]+', '-', 'g') ilike ${poLike}::text
        or exists (select from jobs of_it join invoices i on i.job_id = of_it.id
          where of_it.request_id = r.id and i.number = ${search?.trim().toUpperCase() ?? null}::text))`
}

const escaped = (words: string) => words.replace(/[\\%_]/g, '\\$&')
/** A dash before each part but the first, however they are parted. */
const inParts = (words: string) => words.replace(/^[\s-]+/, '').replace(/[\s-]+/g, '-')

/** Waits for the fleet's approval: a bid, or a change of the price that is above the driver's limit or has no driver to answer it. */
export const isWaiting = sql`(exists (
    select from approvals a where a.request_id = r.id and a.decided_at is null)
  or exists (select from change_orders c where c.job_id = j.id and c.status = 'sent'
    and (c.waits_for is not null or r.driver_id is null)))`

/** The states that are asked for. */
export const inState = ({ status, waiting, needed }: BoardFilters): Sql => sql`
  (${status ?? null}::text[] is null or r.status = any(${status ?? null}::text[]))
  and (${waiting ?? null}::text is null or ${isWaiting})
  and (${needed ?? null}::text is null or n.reason is not null)`

/**
 * What is most urgent stands first: what needs somebody, by its reason and the longest first; then what is in progress;
 * then what is open, by its urgency; then the past.
 */
export const byUrgency = sql`
  coalesce(n.rank, ${sql.lit(boardNeeds.length)} + case r.status when 'in_progress' then 1 when 'open' then
      case r.urgency when 'emergency' then 2 when 'urgent' then 3 else 4 end else 5 end) * 1e10
    + coalesce(extract(epoch from n.since), -extract(epoch from r.created_at))`
