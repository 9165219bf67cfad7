import type { RegistrationOf } from '../auth/register.ts'
import type { Tx } from '../platform/db/tables.ts'
import './tables.ts'

/** A trucking company comes into being with its manager's account; an admin approves it later. */
export async function openFleet(
  tx: Tx,
  userId: string,
  form: Pick<
    RegistrationOf<'business_customer'>,
    'companyName' | 'accountManagerName' | 'vehicleCount'
  >,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('fleets')
    .values({
      owner_user_id: userId,
      company_name: form.companyName,
      account_manager_name: form.accountManagerName,
      vehicle_count: form.vehicleCount,
      owner_name: null,
      mc_number: null,
      dot_number: null,
      fleet_size: null,
      operating_states: null,
      address: null,
      created_at: now,
    })
    .execute()
}
