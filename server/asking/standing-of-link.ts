import { sql } from 'kysely'
import { withRetries } from '../platform/db/retry.ts'
import type { Db } from '../platform/db/tables.ts'
import { hashToken } from '../platform/secrets/tokens.ts'
import './tables.ts'

/**
 * Is one of those for whom this link acts suspended or gone (rules C18): the fleet, the customer, the driver, the account
 * it was given to? A link can do no more than they.
 */
export async function isWithoutStanding(db: Db, token: string): Promise<boolean> {
  if (token.length > 100) return false
  const hash = hashToken(token)
  const { rows } = await withRetries(() =>
    sql`
      select from request_tokens k
      join requests r on r.id = k.request_id
      left join drivers d on d.id = r.driver_id
      where k.token_hash = ${hash} and (
        exists (select from fleets f where f.id = r.fleet_id and f.status = 'suspended')
        or exists (select from users u where u.id in (k.user_id, r.customer_user_id, d.user_id)
          and (u.suspended_at is not null or u.closed_at is not null)))`.execute(db),
  )
  return rows.length > 0
}
