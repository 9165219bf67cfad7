import { sql } from 'kysely'
import type { Tx } from '../platform/db/tables.ts'
import type { Company, Whose } from './whose.ts'

/** A business or fleet goes on without one of its owners: another one stands for it, also by name where the first did. */
export async function passOnCompany(
  tx: Tx,
  { userId, fullName }: Whose,
  { kind, id, heirId }: Company,
): Promise<void> {
  if (kind === 'provider') {
    await sql`
      update providers p set owner_user_id = h.id,
        owner_name = case when lower(p.owner_name) = lower(${fullName}) then h.full_name else p.owner_name end
      from users h where p.id = ${id} and p.owner_user_id = ${userId} and h.id = ${heirId}`.execute(
      tx,
    )
    return
  }
  await sql`
    update fleets f set
      owner_user_id = case when f.owner_user_id = ${userId} then h.id else f.owner_user_id end,
      account_manager_name = case when lower(f.account_manager_name) = lower(${fullName})
        then h.full_name else f.account_manager_name end,
      owner_name = case when lower(f.owner_name) = lower(${fullName}) then null else f.owner_name end
    from users h where f.id = ${id} and h.id = ${heirId}`.execute(tx)
}
