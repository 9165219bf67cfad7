import { sharedPhases } from '#contract/jobs.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { Deed } from '../core/deed.ts'
import { noteMoved } from '../core/events.ts'
import { notFound } from '../core/not-found.ts'
import type { JobActor } from '../deals/lock-own-job.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { drives, findDriversJob } from './policy.ts'
import { lockTrip, setTrip } from './queries.ts'

/** Who is on the way, or waits there, shares the position no more, or does so again. It stops no step, and the customer reads since when. */
export async function setSharing(
  deed: Deed,
  actor: JobActor,
  jobId: string,
  isShared: boolean,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const job = await findDriversJob(tx, actor, jobId)
    if (!drives(actor, job)) throw notFound('job')
    if (!sharedPhases.includes(job.phase))
      throw new Refusal('wrong_state', refusals.jobs.notOnTheWay)
    const trip = await lockTrip(tx, job.id, job.en_route_at ?? job.arrived_at ?? deed.now)
    if ((trip.sharing_ended_at === null) === isShared) return
    await setTrip(tx, job.id, { sharing_ended_at: isShared ? null : deed.now })
    noteMoved(tx, job.id)
  })
}
