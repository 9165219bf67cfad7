import { deadlines } from '#contract/deadlines.ts'
import { jobLifecycle } from '#contract/jobs.ts'
import { may } from '#contract/lifecycle.ts'
import type { Services } from '../core/services.ts'
import { closeJob } from './confirm-job.ts'
import { findUnconfirmed } from './job-queries.ts'
import { lockDueJob } from './lock-deal.ts'

const atOnce = 50

/** Finished work that nobody confirms or disputes confirms itself after 24 hours (rules C16). */
export async function confirmOverdueJobs({ db, deeds, clock }: Services): Promise<number> {
  const before = new Date(clock.now().getTime() - deadlines.autoConfirm())
  const due = await findUnconfirmed(db, before, atOnce)
  for (const job of due) {
    const deed = deeds.own()
    await deed.transaction(async (tx) => {
      const deal = await lockDueJob(tx, job)
      if (!deal || !may(jobLifecycle, 'confirm', deal.job.phase)) return
      await closeJob(tx, deal, deed.now, { byItself: true })
    })
  }
  return due.length
}
