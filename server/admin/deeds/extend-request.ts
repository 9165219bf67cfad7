import type { extendRequest as endpoint } from '#contract/desk-deeds.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { requestLifecycle } from '#contract/requests.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import { setExpiry } from '../../asking/queries.ts'
import type { User } from '../../auth/actor.ts'
import type { Deed } from '../../core/deed.ts'
import { move } from '../../core/move.ts'
import { lockDealAtDesk } from '../../deals/lock-deal.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { conclude } from './conclude.ts'

/**
 * An admin lets an open request wait longer. Of two who extend the same at once the second is told: nobody gives more time
 * than they see.
 */
export async function extendRequest(
  deed: Deed,
  admin: User,
  requestId: string,
  { minutes, seen, reason }: BodyOf<typeof endpoint>,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const { request, by } = await lockDealAtDesk(tx, admin, { requestId })
    move(requestLifecycle, 'extend', request.status, by, 'request_not_open')
    const was = request.expires_at
    if (was.toISOString() !== seen)
      throw new Refusal('changed_meanwhile', refusals.desk.extendedMeanwhile)
    const from = Math.max(was.getTime(), deed.now.getTime())
    const until = new Date(from + minutes * 60_000)
    await setExpiry(tx, requestId, until)
    await conclude(
      tx,
      deed,
      admin,
      { request },
      {
        deed: 'extend',
        reason,
        before: { expiresAt: was.toISOString() },
        after: { expiresAt: until.toISOString() },
      },
    )
  })
}
