import { phasesWithWork } from '#contract/jobs.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { User } from '../auth/actor.ts'
import type { Deed } from '../core/deed.ts'
import { notFound } from '../core/not-found.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import { setTechnician } from '../deals/job-queries.ts'
import { lockOwnJob } from '../deals/lock-own-job.ts'
import { findTechnicianOn, firstNameOf } from '../deals/technician-on.ts'
import type { Tx } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { beginTrack } from '../trips/queries.ts'
import { employerOf } from './policy.ts'
import { holdTechnician } from './queries.ts'

/**
 * A provider says who of its people goes to a job: one, another instead, or nobody (then it is the provider's own again).
 * The technician's row is held before the job is locked, in the order of a deactivation. Twice is once.
 */
export async function assignTechnician(
  deed: Deed,
  user: User,
  jobId: string,
  technicianId: string | null,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const technician = technicianId === null ? null : await holdOwn(tx, user, technicianId)
    const deal = await lockOwnJob(tx, user, jobId)
    const { job } = deal
    if (job.technician_id === technicianId) return
    if (!phasesWithWork.includes(job.phase))
      throw new Refusal('wrong_state', refusals.technicians.jobOver)
    if (technician?.deactivated_at)
      throw new Refusal('technician_inactive', refusals.technicians.chooseActive)
    const former = await findTechnicianOn(tx, job)
    await setTechnician(tx, job.id, technicianId)
    await beginTrack(tx, job.id, deed.now)
    if (technician)
      await recordOfDeal(tx, 'technician_assigned', deal, {
        // The customer reads it: no more than the first name and the vehicle.
        facts: {
          firstName: firstNameOf(technician.full_name),
          ...(technician.vehicle_info && { vehicle: technician.vehicle_info }),
        },
        payload: { technicianId: technician.id, formerId: former?.id ?? null },
      })
    else
      await recordOfDeal(tx, 'technician_taken_off', deal, {
        facts: former && { firstName: firstNameOf(former.fullName) },
        payload: { formerId: former?.id ?? null },
      })
  })
}

async function holdOwn(tx: Tx, user: User, technicianId: string) {
  const provider = await employerOf(tx, user)
  const technician = await holdTechnician(tx, provider.id, technicianId)
  if (!technician) throw notFound('technician')
  return technician
}
