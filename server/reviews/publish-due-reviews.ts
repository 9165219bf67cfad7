import { settings } from '#contract/settings.ts'
import { lockRequest } from '../asking/queries.ts'
import { eachDue } from '../core/each-due.ts'
import type { Services } from '../core/services.ts'
import { findJob } from '../deals/job-queries.ts'
import { findJobsToPublish } from './queries.ts'
import { publishReviews } from './write-review.ts'

const atOnce = 50

/** A review that has waited 7 days for the other side's becomes visible alone (rules C19). */
export function publishDueReviews(services: Services): Promise<number> {
  const { db, deeds, clock } = services
  const closedBefore = new Date(clock.now().getTime() - settings.review.withinMs)
  const find = (atMost: number) => findJobsToPublish(db, closedBefore, atMost)
  return eachDue(services, { deadline: 'reviews', atOnce, find }, async ({ id, request_id }) => {
    const deed = deeds.own()
    await deed.transaction(async (tx) => {
      const request = await lockRequest(tx, request_id)
      const job = await findJob(tx, id)
      if (request && job) await publishReviews(tx, job, request, deed.now)
    })
  })
}
