import type { User } from '../../auth/actor.ts'
import type { Deed } from '../../core/deed.ts'
import { findAcceptedOf } from '../../deals/bid-queries.ts'
import { lockDealAtDesk } from '../../deals/lock-deal.ts'
import { moveBid } from '../../deals/move-deal.ts'
import { reopenRefusalAtDesk } from '../../deals/policy.ts'
import { reopen } from '../../deals/reopen-request.ts'
import { refuseSuspendedFleet } from '../../fleets/policy.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { conclude } from './conclude.ts'

/** An admin opens a closed request again for its customer, however it ended, for some days after. */
export async function reopenAtDesk(
  deed: Deed,
  admin: User,
  requestId: string,
  reason: string,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const deal = await lockDealAtDesk(tx, admin, { requestId })
    const { request } = deal
    const refusal = reopenRefusalAtDesk(request, deed.now)
    if (refusal) throw new Refusal('wrong_state', refusal)
    await refuseSuspendedFleet(tx, request.fleet_id)
    // Of a job that ended with its request: another bid is to be accepted now.
    for (const bid of await findAcceptedOf(tx, requestId))
      await moveBid(tx, { bid, by: 'consequence' }, 'release', 'request_closed', deed.now)
    await reopen(tx, deal, deed)
    await conclude(
      tx,
      deed,
      admin,
      { request },
      {
        deed: 'reopen',
        reason,
        before: { status: request.status, closeReason: request.close_reason },
        after: { status: 'open', closeReason: null },
      },
    )
  })
}
