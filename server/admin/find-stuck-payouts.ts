import { sql } from 'kysely'
import type { StuckPayout } from '#contract/admin-operations.ts'
import { settings } from '#contract/settings.ts'
import type { Db } from '../platform/db/tables.ts'

const shown = settings.pageSize.list

/**
 * Payouts that do not go on, the oldest first, and how many in all: one that the processor has not sent since `before`
 * (mostly because the platform's balance there is too small for it), and one that a bank does not take. Those of a suspended shop are
 * paused on purpose.
 */
export async function findStuckPayouts(
  db: Db,
  before: Date,
): Promise<{ payouts: StuckPayout[]; count: number }> {
  const { rows } = await sql<StuckPayout & { all: number }>`
    select o.id, p.id as "providerId", p.business_name as "businessName", p.phone as "providerPhone",
      dollars(o.cents) as amount, iso(o.moved_at) as since, count(*) over () as all,
      case o.state when 'scheduled' then 'not_covered' when 'transferred' then 'not_sent' else 'bank_refused' end as reason
    from payouts o join providers p on p.id = o.provider_id
    where o.state in ('scheduled', 'transferred') and o.moved_at < ${before} and p.status <> 'suspended'
      or o.state = 'failed'
    order by o.moved_at, o.id limit ${shown}`.execute(db)
  return { payouts: rows.map(({ all: _, ...row }) => row), count: rows[0]?.all ?? 0 }
}
