import { sql } from 'kysely'
import type { Approver } from '#contract/approver-chain.ts'
import { settings } from '#contract/settings.ts'
import type { RequestRow } from '../asking/queries.ts'
import type { Tx } from '../platform/db/tables.ts'

/** Where something above a driver's limit stands in its fleet's chain. */
export interface ChainStep {
  waits_for: Approver
  passes_on_at: Date | null
}

const { eachMs } = settings.approverChain
const isIn = (now: Date) => new Date(now.getTime() + eachMs)

/**
 * Whom the fleet's chain begins with (money §7): in an emergency a dispatcher, who has some minutes, or a manager where the
 * fleet has no dispatcher. Where nobody stands beside the road, all of them are asked at once and no clock runs.
 */
export async function beginChain(
  tx: Tx,
  { fleet_id, urgency }: Pick<RequestRow, 'fleet_id' | 'urgency'>,
  now: Date,
): Promise<ChainStep> {
  if (urgency !== 'emergency') return { waits_for: 'fleet', passes_on_at: null }
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from fleet_members m join users u on u.id = m.user_id
      where m.fleet_id = ${fleet_id} and m.role = 'dispatcher' and u.suspended_at is null) as has`.execute(
    tx,
  )
  return { waits_for: rows[0]?.has ? 'dispatcher' : 'manager', passes_on_at: isIn(now) }
}

/** One further: a manager after a dispatcher; after the manager nobody, so that no clock runs any more. */
export const oneFurther = (waits_for: Approver | null, now: Date): ChainStep =>
  waits_for === 'dispatcher'
    ? { waits_for: 'manager', passes_on_at: isIn(now) }
    : { waits_for: waits_for ?? 'fleet', passes_on_at: null }
