import type { BodyOf } from '#contract/endpoint.ts'
import type { changeTechnician as endpoint } from '#contract/technicians.ts'
import type { User } from '../auth/actor.ts'
import type { Deed } from '../core/deed.ts'
import { record } from '../core/events.ts'
import { notFound } from '../core/not-found.ts'
import { emptyAsNull } from '../platform/text.ts'
import { endLinks } from './links.ts'
import { lockEmployer, mayInvite } from './policy.ts'
import { lockTechnician } from './queries.ts'
import { refuseTakenNumber, refuseTwice } from './refuse-twice.ts'

/** What is known of a technician changes. Whoever has the old number must not read the jobs: its links end. */
export async function changeTechnician(
  deed: Deed,
  user: User,
  technicianId: string,
  change: BodyOf<typeof endpoint>,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const provider = await lockEmployer(tx, user)
    const technician = await lockTechnician(tx, provider.id, technicianId)
    if (!technician) throw notFound('technician')
    const set = {
      full_name: change.fullName,
      phone: change.phone,
      license_number: emptyAsNull(change.licenseNumber),
      vehicle_info: emptyAsNull(change.vehicleInfo),
    }
    if (Object.values(set).every((value) => value === undefined)) return
    await refuseTwice(tx, provider.id, {
      id: technicianId,
      fullName: change.fullName ?? technician.full_name,
      phone: change.phone ?? technician.phone,
    })
    const newNumber = change.phone === technician.phone ? undefined : change.phone
    if (newNumber) await refuseTakenNumber(tx, provider.id, { id: technicianId, phone: newNumber })
    await tx.updateTable('technicians').set(set).where('id', '=', technicianId).execute()
    if (newNumber) await endLinks(tx, technicianId, deed.now)
    const isInvited = newNumber && !technician.deactivated_at && mayInvite(provider)
    await record(tx, isInvited ? 'technician_invited' : 'technician_changed', {
      providerId: provider.id,
      payload: { technicianId },
    })
  })
}
