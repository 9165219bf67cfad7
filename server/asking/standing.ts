import { refusals } from '#contract/words/en/refusals.ts'
import { refuseSuspendedFleet } from '../fleets/policy.ts'
import { anyOf } from '../platform/db/any-of.ts'
import type { Tx } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'

/**
 * Nobody asks at the expense of a suspended company, nor with an account that is suspended or closed (rules C18). The
 * fleet is held first: its suspension, a driver's leaving and a member's removal lock it and come before or after.
 */
export async function refuseToAsk(
  tx: Tx,
  customer: { userId: string | null; fleetId: string | null },
): Promise<void> {
  await refuseSuspendedFleet(tx, customer.fleetId)
  await refuseUnlessStanding(tx, [customer.userId])
}

/** Every one of these accounts may still act. */
export async function refuseUnlessStanding(tx: Tx, userIds: (string | null)[]): Promise<void> {
  const people = userIds.filter((id) => id !== null)
  if (people.length === 0) return
  const without = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', anyOf(people))
    .where((eb) => eb.or([eb('suspended_at', 'is not', null), eb('closed_at', 'is not', null)]))
    .executeTakeFirst()
  if (without) throw new Refusal('account_suspended', refusals.requests.suspended)
}
