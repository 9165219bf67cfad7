import { refusals } from '#contract/words/en/refusals.ts'
import type { User } from '../auth/actor.ts'
import type { Deed } from '../core/deed.ts'
import { record } from '../core/events.ts'
import { notFound } from '../core/not-found.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { endLinks } from './links.ts'
import { employerOf, mayInvite, notApproved } from './policy.ts'
import { lockTechnician } from './queries.ts'

/** A technician has lost the link, or somebody else has it: all earlier ones end, and a new one goes to the phone. */
export async function sendLink(deed: Deed, user: User, technicianId: string): Promise<void> {
  await deed.transaction(async (tx) => {
    const provider = await employerOf(tx, user)
    const technician = await lockTechnician(tx, provider.id, technicianId)
    if (!technician) throw notFound('technician')
    if (technician.deactivated_at)
      throw new Refusal('technician_inactive', refusals.technicians.activateFirst)
    if (!mayInvite(provider)) throw notApproved()
    await endLinks(tx, technicianId, deed.now)
    await record(tx, 'technician_invited', {
      providerId: provider.id,
      payload: { technicianId },
    })
  })
}
