import { jobLifecycle } from '#contract/jobs.ts'
import { may } from '#contract/lifecycle.ts'
import { settings } from '#contract/settings.ts'
import { lockRequest } from '../asking/queries.ts'
import type { Services } from '../core/services.ts'
import { closeJob } from './confirm-job.ts'
import { findUnconfirmed, lockJob } from './job-queries.ts'

const atOnce = 50

/** Finished work that nobody confirms or disputes confirms itself after 24 hours (rules C16). */
export async function confirmOverdueJobs({ db, deeds, clock }: Services): Promise<number> {
  const before = new Date(clock.now().getTime() - settings.autoConfirmMs)
  const due = await findUnconfirmed(db, before, atOnce)
  for (const { id, request_id } of due) {
    const deed = deeds.own()
    await deed.transaction(async (tx) => {
      const request = await lockRequest(tx, request_id)
      const job = await lockJob(tx, id)
      if (!job || !request || !may(jobLifecycle, 'confirm', job.phase)) return
      await closeJob(tx, job, request, deed.now, 'Confirmed by itself after 24 hours.')
    })
  }
  return due.length
}
