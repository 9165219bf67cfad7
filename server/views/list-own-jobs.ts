import { sql } from 'kysely'
import type { JobForProvider, TimelineEntry } from '#contract/jobs.ts'
import { settings } from '#contract/settings.ts'
import type { RequestRow } from '../asking/queries.ts'
import type { User } from '../auth/actor.ts'
import type { Services } from '../core/services.ts'
import type { JobRow } from '../deals/job-queries.ts'
import { type TechnicianOn, technicianOnSql } from '../deals/technician-on.ts'
import { jobForProvider } from './stages.ts'
import { timelineNames } from './timeline.ts'

/** The provider's jobs, running ones first, then the newest; with their requests and timelines in one query. */
export async function listOwnJobs(
  { db, clock }: Services,
  user: User,
  before: string | undefined,
): Promise<JobForProvider[]> {
  const { rows } = await sql<{
    job: JobRow
    request: RequestRow
    technician: TechnicianOn | null
    timeline: TimelineEntry[]
  }>`
    select to_jsonb(j) as job, to_jsonb(r) as request, ${technicianOnSql} as technician, (
      select coalesce(json_agg(json_build_object(
        'id', e.id, 'name', e.name, 'at', iso(e.at), 'facts', e.facts, 'note', e.note) order by e.id), '[]'::json)
      from events e
      where e.request_id = r.id and e.name = any(${timelineNames}::text[])
        and (e.job_id = j.id or e.name = 'request_opened')
    ) as timeline
    from providers p
    join jobs j on j.provider_id = p.id
    join requests r on r.id = j.request_id
    where p.owner_user_id = ${user.userId}
      and (${before ?? null}::uuid is null or (j.closed_at is null, j.assigned_at, j.id) <
        (select l.closed_at is null, l.assigned_at, l.id from jobs l where l.id = ${before ?? null}::uuid))
    order by j.closed_at is null desc, j.assigned_at desc, j.id desc
    limit ${settings.pageSize.list}`.execute(db)
  return rows.map(({ job, request, technician, timeline }) =>
    jobForProvider(withTimes(job), withTimes(request), technician, timeline, clock.now()),
  )
}

/** Times come as text out of JSON; the rows hold them as dates. */
export function withTimes<R extends object>(row: R): R {
  const entries = Object.entries(row).map(([name, value]) =>
    name.endsWith('_at') && typeof value === 'string' ? [name, new Date(value)] : [name, value],
  )
  return Object.fromEntries(entries) as R
}
