import { refuseUnlessStanding } from '../asking/standing.ts'
import { userIdOf } from '../auth/actor.ts'
import { refuseSuspendedFleet } from '../fleets/policy.ts'
import type { Tx } from '../platform/db/tables.ts'
import type { Access, Claim, OwnedRow } from './policy.ts'

/**
 * Nobody takes a bid, or opens a request again, at the expense of a suspended company or account (rules C18), nor when they are suspended
 * while their press waits for its turn. A link decides in place of those it was made for, and can do no more than they: the account it
 * was given to, the customer, the driver.
 */
export async function refuseToDecide(
  tx: Tx,
  request: OwnedRow,
  access: Access,
  claim: Claim,
): Promise<void> {
  await Promise.all([
    refuseSuspendedFleet(tx, request.fleet_id),
    access.as === 'link'
      ? refuseUnlessStanding(tx, await behindLink(tx, request, claim))
      : refuseUnlessStanding(tx, [userIdOf(claim.actor)]),
  ])
}

async function behindLink(tx: Tx, request: OwnedRow, { grant }: Claim): Promise<(string | null)[]> {
  const driver = request.driver_id
    ? await tx
        .selectFrom('drivers')
        .select('user_id')
        .where('id', '=', request.driver_id)
        .executeTakeFirst()
    : undefined
  return [grant?.userId ?? null, request.customer_user_id, driver?.user_id ?? null]
}
