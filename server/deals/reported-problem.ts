import { type RawBuilder, sql } from 'kysely'
import { phasesWithWork } from '#contract/jobs.ts'
import type { Db } from '../platform/db/tables.ts'
import { phaseList } from './phase-list.ts'

/**
 * What the driver of request `r` with its newest job `j` has reported as a problem. It stands until the driver reports
 * otherwise, the fleet settles it, or the work is done.
 */
const ofProblem = <T>(column: RawBuilder<unknown>): RawBuilder<T> => sql`
  case when j.phase in ${phaseList(phasesWithWork)} then (
    select case when e.facts->>'report' = 'problem' then ${column} end from events e
    where e.request_id = r.id and e.job_id = j.id and e.name in ('driver_reported', 'problem_settled')
    order by e.id desc limit 1) end`

export const problemSince = ofProblem<Date | null>(sql`e.at`)
export const problemNote = ofProblem<string | null>(sql`e.note`)

/** Since when a problem stands on a request, and in what words; null where none does. */
export async function findProblem(
  db: Db,
  requestId: string,
): Promise<{ at: string; note: string | null } | null> {
  const { rows } = await sql<{ at: Date | null; note: string | null }>`
    select ${problemSince} as at, ${problemNote} as note
    from requests r join lateral (
      select id, phase from jobs where request_id = r.id order by assigned_at desc limit 1) j on true
    where r.id = ${requestId} and r.status = 'in_progress'`.execute(db)
  const [row] = rows
  return row?.at ? { at: row.at.toISOString(), note: row.note } : null
}
