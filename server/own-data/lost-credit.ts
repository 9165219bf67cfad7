import { sql } from 'kysely'
import { creditOwner } from '../payments/credits.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { overpaidByFleet } from './debtors.ts'
import type { Whose } from './whose.ts'

/**
 * What nobody can use any more once the account is erased, in cents: what is left of pledges to it and to a fleet that goes with it,
 * and what that fleet has paid beyond its bills.
 */
export async function creditLostWith(db: Db | Tx, { userId, company }: Whose): Promise<number> {
  const fleetId = company?.isLast && company.kind === 'fleet' ? company.id : null
  const { rows } = await sql<{ cents: number }>`
    select (select coalesce(sum(c.left_cents), 0) from credits c join requests r on r.id = c.request_id
        where c.left_cents > 0
          and ${creditOwner('r')} in (${`account ${userId}`}, ${fleetId && `fleet ${fleetId}`}::text))::int8
      + ${overpaidByFleet(sql`${fleetId}::uuid`)} as cents`.execute(db)
  return rows[0]?.cents ?? 0
}
