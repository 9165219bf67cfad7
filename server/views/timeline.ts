import { effects } from '#contract/event-effects.ts'
import { eventNames } from '#contract/event-names.ts'
import type { TimelineEntry } from '#contract/jobs.ts'
import type { Db } from '../platform/db/tables.ts'

/** What both sides read in the timeline; bids that came and went are on the bids page, declines concern nobody else. */
export const timelineNames = eventNames.filter((name) => effects[name].history)

/** The timelines of several jobs, by the jobs' ids; in each the part about it alone. */
export async function readTimelines(
  db: Db,
  jobs: readonly { id: string; request_id: string }[],
): Promise<Map<string, TimelineEntry[]>> {
  const ids = jobs.map(({ request_id }) => request_id)
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('events')
    .select(['id', 'name', 'at', 'facts', 'note', 'request_id', 'job_id'])
    .where('request_id', 'in', ids)
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
        .map(({ id, name, at, facts, note }) => ({ id, name, at: at.toISOString(), facts, note })),
    ]),
  )
}

/** The timeline of a request, oldest first; for a provider the part about his own job. */
export async function readTimeline(
  db: Db,
  requestId: string,
  jobId?: string,
): Promise<TimelineEntry[]> {
  const rows = await db
    .selectFrom('events')
    .select(['id', 'name', 'at', 'facts', 'note'])
    .where('request_id', '=', requestId)
    .where('name', 'in', timelineNames)
    .$if(jobId !== undefined, (query) =>
      query.where((is) =>
        is.or([is('job_id', '=', jobId ?? null), is('name', '=', 'request_opened')]),
      ),
    )
    .orderBy('id')
    .limit(200)
    .execute()
  return rows.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() }))
}
