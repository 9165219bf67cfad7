import type { ProviderStep } from '#contract/jobs.ts'
import { saidAtFinish } from '#contract/proof-lists.ts'
import type { Deed } from '../core/deed.ts'
import type { JobActor } from '../deals/lock-own-job.ts'
import { advanceJob, type Pressed } from '../trips/advance-job.ts'
import { findLastReading, insertProof } from './queries.ts'

/**
 * Who does the work moves the job on. What they say was done stands with the proof of the work as well, from the press of
 * the last step: for both sides, on the invoice and in a dispute.
 */
export const advanceWork = (
  deed: Deed,
  actor: JobActor,
  jobId: string,
  step: ProviderStep,
  note: string | null,
  pressed?: Pressed,
): Promise<void> =>
  advanceJob(deed, actor, jobId, step, note, pressed, async (tx, { job }, pressedAt) => {
    if (step !== 'finish' || !note) return
    // The page begins with what was typed into the list.
    if ((await findLastReading(tx, job.id, saidAtFinish)) === note) return
    await insertProof(tx, {
      job_id: job.id,
      item: saidAtFinish,
      kind: 'reading',
      by_side: 'provider',
      by_user_id: deed.by.userId,
      technician_id: deed.by.technicianId,
      taken_at: pressedAt,
      received_at: deed.now,
      reading: note,
    })
  })
