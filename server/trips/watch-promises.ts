import { deadlines } from '#contract/deadlines.ts'
import { jobLifecycle } from '#contract/jobs.ts'
import { may } from '#contract/lifecycle.ts'
import { settings } from '#contract/settings.ts'
import { eachDue } from '../core/each-due.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import type { Services } from '../core/services.ts'
import { findOverdue, hasWritten, noteReminder } from '../deals/job-queries.ts'
import { lockDueJob } from '../deals/lock-deal.ts'
import { openAgain } from '../deals/open-again.ts'
import { comesNearer } from './comes-nearer.ts'

const atOnce = 50

/**
 * Who is late is asked for a word 10 minutes after the promise; who has neither arrived nor given one 45 minutes after it,
 * and does not come nearer either, has not come: the request opens again (rules C14). Each once, whatever the number of workers.
 */
export function watchPromises(services: Services): Promise<number> {
  const { db, deeds, clock } = services
  const now = clock.now().getTime()
  const lateSince = new Date(now - settings.noShow.nudgeMs)
  const goneSince = new Date(now - deadlines.noShow())
  const find = (atMost: number) => findOverdue(db, lateSince, goneSince, atMost)
  return eachDue(services, { deadline: 'noShow', atOnce, find }, async (overdue) => {
    const deed = deeds.own()
    await deed.transaction(async (tx) => {
      const deal = await lockDueJob(tx, overdue)
      const { job } = deal ?? {}
      if (!deal || !job?.promised_at || !may(jobLifecycle, 'no_show', job.phase)) return
      const isGone =
        job.promised_at <= goneSince &&
        !job.expected_at &&
        !(await hasWritten(tx, job, job.promised_at)) &&
        !(await comesNearer(tx, deal, deed.now))
      if (isGone) await openAgain(tx, deal, 'no_show', null, deed)
      else if (job.promised_at <= lateSince && (await noteReminder(tx, job.id, 'late', deed.now)))
        await recordOfDeal(tx, 'job_late', deal)
    })
  })
}
