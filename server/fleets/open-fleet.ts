import type { RegistrationOf } from '../auth/register.ts'
import { record } from '../core/events.ts'
import type { Tx } from '../platform/db/tables.ts'
import { insertMember } from './queries.ts'
import { timeZoneOfFleet } from './time-zone-of-fleet.ts'

type Company = Pick<
  RegistrationOf<'business_customer'>,
  'companyName' | 'accountManagerName' | 'vehicleCount'
> &
  Partial<RegistrationOf<'business_customer'>>

/**
 * A trucking company comes into being with its manager's account; an admin approves it later. Its own sign-up page
 * asks for more than the common registration (S1 §3).
 */
export async function openFleet(
  tx: Tx,
  userId: string,
  form: Company,
  now: Date,
): Promise<{ id: string }> {
  const fleet = await tx
    .insertInto('fleets')
    .values({
      owner_user_id: userId,
      company_name: form.companyName,
      account_manager_name: form.accountManagerName,
      vehicle_count: form.vehicleCount,
      owner_name: form.ownerName ?? null,
      mc_number: form.mcNumber ?? null,
      dot_number: form.dotNumber ?? null,
      fleet_size: form.fleetSize ?? null,
      operating_states: form.operatingStates ?? null,
      address: form.address ?? null,
      time_zone: timeZoneOfFleet(form),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertMember(tx, { user_id: userId, fleet_id: fleet.id, role: 'manager', created_at: now })
  return fleet
}

/** The same by the manager's own hand: the admins hear of it. */
export async function applyAsFleet(tx: Tx, userId: string, form: Company, now: Date) {
  const { id } = await openFleet(tx, userId, form, now)
  const payload = { kind: 'fleet', name: form.companyName } as const
  await record(tx, 'approval_waits', { fleetId: id, payload })
}
