import { sql } from 'kysely'
import { type EventName, eventNames } from '#contract/event-names.ts'
import type { TimelineEntry } from '#contract/jobs.ts'
import type { Db } from '../platform/db/tables.ts'

/** What both sides read in the timeline; bids that came and went are on the bids page, declines concern nobody else. */
export const timelineNames = [
  'request_opened',
  'request_reopened',
  'request_cancelled',
  'request_expired',
  'approval_asked',
  'bid_accepted',
  'technician_assigned',
  'technician_taken_off',
  'driver_reported',
  'job_started',
  'job_arrived',
  'job_working',
  'job_finished',
  'job_confirmed',
  'job_cancelled',
  'job_handed_back',
  'job_given_up',
  'job_late',
  'job_delayed',
  'job_no_show',
  'job_replaced',
  'customer_gone',
  'customer_gone_contested',
] as const satisfies EventName[]

/** The timeline of a request, oldest first; for a provider the part about his own job. */
export async function readTimeline(
  db: Db,
  requestId: string,
  jobId?: string,
): Promise<TimelineEntry[]> {
  const { rows } = await sql<{ id: number; name: string; at: Date; note: string | null }>`
    select id, name, at, note from events
    where request_id = ${requestId} and name = any(${timelineNames as readonly string[]})
      and (${jobId ?? null}::uuid is null or job_id = ${jobId ?? null}::uuid or name = 'request_opened')
    order by id limit 200`.execute(db)
  return rows.map((row) => ({
    id: row.id,
    name: eventNames.find((name) => name === row.name) ?? 'request_opened',
    at: row.at.toISOString(),
    note: row.note,
  }))
}
