import { phasesWithWork } from '#contract/jobs.ts'
import { lockRequest } from '../asking/queries.ts'
import type { User } from '../auth/actor.ts'
import type { Deed } from '../core/deed.ts'
import { record } from '../core/events.ts'
import { notFound } from '../core/not-found.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import { findJobsToDo, lockJob, setTechnician } from '../deals/job-queries.ts'
import { firstNameOf } from '../deals/technician-on.ts'
import type { Tx } from '../platform/db/tables.ts'
import { closeLogin } from '../providers/members.ts'
import { beginTrack } from '../trips/queries.ts'
import { endTracker } from './disconnect-tracker.ts'
import { endTruck } from './fleet-feeds/choose-truck.ts'
import { endLinks } from './links.ts'
import { lockEmployer, mayInvite } from './policy.ts'
import { lockTechnician } from './queries.ts'
import { refuseTakenNumber } from './refuse-twice.ts'

/**
 * A technician leaves: their links open nothing any more, the jobs not done yet are the provider's own again, their past stays.
 * Or they come back, with a new link. Twice is the same as once.
 */
export async function setTechnicianActivity(
  deed: Deed,
  user: User,
  technicianId: string,
  isActive: boolean,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const provider = await lockEmployer(tx, user)
    const technician = await lockTechnician(tx, provider.id, technicianId)
    if (!technician) throw notFound('technician')
    if ((technician.deactivated_at === null) === isActive) return
    if (isActive) await refuseTakenNumber(tx, provider.id, technician)
    await tx
      .updateTable('technicians')
      .set({ deactivated_at: isActive ? null : deed.now })
      .where('id', '=', technicianId)
      .execute()
    if (!isActive) {
      await endLinks(tx, technicianId, deed.now)
      await endTracker(tx, technicianId)
      await endTruck(tx, technicianId)
      await endLogin(tx, technicianId, deed.now)
      await leaveJobs(tx, technicianId, firstNameOf(technician.full_name), deed.now)
    }
    await record(
      tx,
      isActive && mayInvite(provider) ? 'technician_invited' : 'technician_changed',
      {
        providerId: provider.id,
        payload: { technicianId },
      },
    )
  })
}

/** Who signed in for these jobs does so no more. */
async function endLogin(tx: Tx, technicianId: string, at: Date) {
  const login = await tx
    .selectFrom('provider_members')
    .select('user_id')
    .where('technician_id', '=', technicianId)
    .executeTakeFirst()
  if (login) await closeLogin(tx, login.user_id, at)
}

/** The technician's row is locked, so nobody puts them on a job meanwhile; each job is locked, so that it does not end meanwhile. */
async function leaveJobs(tx: Tx, technicianId: string, firstName: string, at: Date) {
  for (const { id, request_id } of await findJobsToDo(tx, technicianId)) {
    const request = await lockRequest(tx, request_id)
    const job = await lockJob(tx, id)
    const isToDo = job?.technician_id === technicianId && phasesWithWork.includes(job.phase)
    if (!request || !isToDo) continue
    await setTechnician(tx, id, null)
    await beginTrack(tx, id, at)
    // Who has left is not told of each job.
    const more = { facts: { firstName }, payload: { formerId: null } }
    await recordOfDeal(tx, 'technician_taken_off', { request, job }, more)
  }
}
