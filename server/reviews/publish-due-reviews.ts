import { settings } from '#contract/settings.ts'
import { lockRequest } from '../asking/queries.ts'
import type { Services } from '../core/services.ts'
import { findJob } from '../deals/job-queries.ts'
import { findJobsToPublish } from './queries.ts'
import { publishReviews } from './write-review.ts'

const atOnce = 50

/** A review that has waited 7 days for the other side's becomes visible alone (rules C19). */
export async function publishDueReviews({ db, deeds, clock }: Services): Promise<number> {
  const closedBefore = new Date(clock.now().getTime() - settings.review.withinMs)
  const due = await findJobsToPublish(db, closedBefore, atOnce)
  for (const { job_id, request_id } of due) {
    const deed = deeds.own()
    await deed.transaction(async (tx) => {
      const request = await lockRequest(tx, request_id)
      const job = await findJob(tx, job_id)
      if (request && job) await publishReviews(tx, job, request, deed.now)
    })
  }
  return due.length
}
