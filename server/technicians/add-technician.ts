import { settings } from '#contract/settings.ts'
import type { TechnicianForm } from '#contract/technicians.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { User } from '../auth/actor.ts'
import type { Deed } from '../core/deed.ts'
import { record } from '../core/events.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { lockEmployer, mayInvite } from './policy.ts'
import { refuseTakenNumber, refuseTwice } from './refuse-twice.ts'
import './tables.ts'

/** A provider adds one of its people; the link to their jobs goes to their phone (rules C9). */
export function addTechnician(
  deed: Deed,
  user: User,
  form: TechnicianForm,
): Promise<{ id: string }> {
  return deed.transaction(async (tx) => {
    const provider = await lockEmployer(tx, user)
    const { count } = await tx
      .selectFrom('technicians')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('provider_id', '=', provider.id)
      .executeTakeFirstOrThrow()
    if (count >= settings.technicians.most)
      throw new Refusal('wrong_state', refusals.technicians.mostReached)
    await refuseTwice(tx, provider.id, form)
    await refuseTakenNumber(tx, provider.id, form)
    const { id } = await tx
      .insertInto('technicians')
      .values({
        provider_id: provider.id,
        full_name: form.fullName,
        phone: form.phone,
        license_number: form.licenseNumber || null,
        vehicle_info: form.vehicleInfo || null,
        created_at: deed.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await record(tx, mayInvite(provider) ? 'technician_invited' : 'technician_changed', {
      providerId: provider.id,
      payload: { technicianId: id },
    })
    return { id }
  })
}
