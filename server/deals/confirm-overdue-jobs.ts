import { deadlines } from '#contract/deadlines.ts'
import { jobLifecycle } from '#contract/jobs.ts'
import { may } from '#contract/lifecycle.ts'
import { eachDue } from '../core/each-due.ts'
import type { Services } from '../core/services.ts'
import { closeJob } from './confirm-job.ts'
import { findUnconfirmed } from './job-queries.ts'
import { lockDueJob } from './lock-deal.ts'

const atOnce = 50

/** Finished work that nobody confirms or disputes confirms itself after 24 hours (rules C16). */
export function confirmOverdueJobs(services: Services): Promise<number> {
  const { db, deeds, clock } = services
  const before = new Date(clock.now().getTime() - deadlines.autoConfirm())
  const find = (atMost: number) => findUnconfirmed(db, before, atMost)
  return eachDue(services, { deadline: 'autoConfirm', atOnce, find }, async (job) => {
    const deed = deeds.own()
    await deed.transaction(async (tx) => {
      const deal = await lockDueJob(tx, job)
      if (!deal || !may(jobLifecycle, 'confirm', deal.job.phase)) return
      await closeJob(tx, deal, deed.now, { byItself: true })
    })
  })
}
