import { type RawBuilder, sql } from 'kysely'
import { effects } from '#contract/event-effects.ts'
import { eventNames } from '#contract/event-names.ts'
import type { OwnTimelineEntry, TimelineEntry } from '#contract/jobs.ts'
import { anyOf } from '../platform/db/any-of.ts'
import type { Db } from '../platform/db/tables.ts'

/** What both sides read in the timeline; bids that came and went are on the bids page, declines concern nobody else. */
const timelineNames = eventNames.filter((name) => effects[name].history === true)
/** In a fleet's it stands as well what its people have turned down: it is about the fleet's money. */
const fleetNames = eventNames.filter((name) => effects[name].history !== false)
/** That one of its people said no stands there as the bid that was rejected with it, with who and for how much. */
const isSaidTwice = sql`e.name = 'approval_declined' and exists (
  select from events no where no.request_id = e.request_id and no.bid_id = e.bid_id
    and no.name = 'bid_rejected' and no.at = e.at)`

/** Who of the job's own provider did it; the other party's people are nobody's business. */
const by: RawBuilder<string | null> =
  sql`case when events.by_provider_id = events.provider_id then coalesce(
  (select t.full_name from technicians t where t.id = events.by_technician_id),
  (select u.full_name from users u where u.id = events.by_user_id)) end`

/** The timelines of several jobs for their provider, by the jobs' ids; in each the part about it alone. */
export async function readTimelines(
  db: Db,
  jobs: readonly { id: string; request_id: string }[],
): Promise<Map<string, OwnTimelineEntry[]>> {
  const ids = jobs.map(({ request_id }) => request_id)
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('events')
    .select(['id', 'name', 'at', 'facts', 'note', 'request_id', 'job_id'])
    .select(by.as('by'))
    .where('request_id', '=', anyOf(ids))
    .where('name', 'in', timelineNames)
    .orderBy('id')
    .execute()
  return new Map(
    jobs.map((job) => [
      job.id,
      rows
        .filter((row) =>
          row.name === 'request_opened' ? row.request_id === job.request_id : row.job_id === job.id,
        )
        .map(({ at, request_id: _, job_id: __, ...entry }) => ({
          ...entry,
          at: at.toISOString(),
        })),
    ]),
  )
}

/** The timeline of a request for its owner, oldest first. */
export async function readTimeline(db: Db, requestId: string): Promise<TimelineEntry[]> {
  const rows = await db
    .selectFrom('events')
    .select(['id', 'name', 'at', 'facts', 'note'])
    .where('request_id', '=', requestId)
    .where('name', 'in', timelineNames)
    .orderBy('id')
    .limit(200)
    .execute()
  return rows.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() }))
}

/**
 * The timeline of a fleet's request as its people read it: with who of them or of its drivers did what, and of each
 * decision about money the provider, the price, the limit it was above and why.
 */
export async function readFleetTimeline(db: Db, requestId: string): Promise<TimelineEntry[]> {
  const { rows } = await sql<TimelineEntry>`
    select e.id, e.name, iso(e.at) as at, e.facts,
      coalesce(e.note, case e.name when 'approval_asked' then a.reason when 'bid_rejected' then a.answer
        when 'approval_declined' then a.answer end) as note,
      json_build_object('by', u.full_name, 'businessName', p.business_name,
        -- What was asked for may have been bid anew since: what is decided on is the price of that moment. What is accepted
        -- stands, and what was approved beyond it has rows of its own.
        'price', dollars(coalesce(
          case e.name when 'approval_asked' then a.amount_cents end, b.price_cents)),
        'limit', dollars(a.limit_cents)) as decision
    from events e
    -- Of the two sides only the fleet's: the provider's people stay unnamed.
    left join users u on u.id = e.by_user_id and u.user_type in ('business_customer', 'driver')
    left join bids b on b.id = e.bid_id and e.name in ('approval_asked', 'approval_declined', 'approval_taken_back', 'approval_bid_withdrawn', 'approval_bid_expired', 'approval_bid_closed', 'bid_accepted', 'bid_rejected')
    left join providers p on p.id = b.provider_id
    left join lateral (
      select amount_cents, limit_cents, reason, answer from approvals
      where bid_id = b.id and (e.at = asked_at or (e.at = decided_at and decision is distinct from 'void'))
      order by asked_at desc limit 1) a on true
    where e.request_id = ${requestId} and e.name = any(${fleetNames}::text[]) and not (${isSaidTwice})
    order by e.id limit 200`.execute(db)
  return rows
}
