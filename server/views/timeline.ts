import { effects } from '#contract/event-effects.ts'
import { eventNames } from '#contract/event-names.ts'
import type { TimelineEntry } from '#contract/jobs.ts'
import type { Db } from '../platform/db/tables.ts'

/** What both sides read in the timeline; bids that came and went are on the bids page, declines concern nobody else. */
export const timelineNames = eventNames.filter((name) => effects[name].history)

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
