import { jobLifecycle } from '#contract/jobs.ts'
import { may } from '#contract/lifecycle.ts'
import { settings } from '#contract/settings.ts'
import { lockRequest, ownersOf, type RequestRow } from '../asking/queries.ts'
import { record } from '../core/events.ts'
import type { Services } from '../core/services.ts'
import type { Tx } from '../platform/db/tables.ts'
import { findOverdue, hasWritten, type JobRow, lockJob, noteReminder } from './job-queries.ts'
import { openAgain } from './open-again.ts'

const atOnce = 50
const { nudgeMs, automaticMs } = settings.noShow

/**
 * Who is late is asked for a word 10 minutes after his promise; who has neither arrived nor given one 45 minutes after
 * it has not come: the request opens again (rules C14). Each once, whatever the number of workers.
 */
export async function watchPromises({ db, deeds, clock }: Services): Promise<void> {
  const now = clock.now().getTime()
  const lateSince = new Date(now - nudgeMs)
  const goneSince = new Date(now - automaticMs)
  for (const { id, request_id } of await findOverdue(db, lateSince, goneSince, atOnce)) {
    const deed = deeds.own()
    await deed.transaction(async (tx) => {
      const request = await lockRequest(tx, request_id)
      const job = await lockJob(tx, id)
      if (!request || !job?.promised_at || !may(jobLifecycle, 'no_show', job.phase)) return
      const isSilent = !job.expected_at && !(await hasWritten(tx, job, job.promised_at))
      if (job.promised_at <= goneSince && isSilent) await giveUpOn(tx, job, request)
      else if (job.promised_at <= lateSince) await askForAWord(tx, job, request)
    })
    async function giveUpOn(tx: Tx, job: JobRow, request: RequestRow) {
      const phase = 'provider_no_show'
      const ending = {
        phase,
        event: 'job_no_show',
        bid: 'provider_unavailable',
        note: null,
      } as const
      await openAgain(tx, { job, request }, ending, deed)
    }
    async function askForAWord(tx: Tx, job: JobRow, request: RequestRow) {
      if (!(await noteReminder(tx, job.id, 'late', deed.now))) return
      await record(tx, 'job_late', {
        requestId: request.id,
        bidId: job.bid_id,
        jobId: job.id,
        providerId: job.provider_id,
        ...ownersOf(request),
      })
    }
  }
}
