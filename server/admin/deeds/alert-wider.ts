import { requestLifecycle } from '#contract/requests.ts'
import { settings } from '#contract/settings.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { User } from '../../auth/actor.ts'
import type { Deed } from '../../core/deed.ts'
import { move } from '../../core/move.ts'
import { lockDealAtDesk } from '../../deals/lock-deal.ts'
import { widen } from '../../deals/widen-request.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { conclude } from './conclude.ts'

/** An admin has every shop within the wider circle alerted now, as the owner of the request could. */
export async function alertWider(
  deed: Deed,
  admin: User,
  requestId: string,
  reason: string,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const { request, by } = await lockDealAtDesk(tx, admin, { requestId })
    move(requestLifecycle, 'widen', request.status, by, 'request_not_open')
    const { miles } = settings.widen
    if (request.widened_miles !== null)
      throw new Refusal('wrong_state', refusals.desk.widenedAlready({ miles }))
    await widen(tx, request, deed)
    await conclude(
      tx,
      deed,
      admin,
      { request },
      {
        deed: 'widen',
        reason,
        before: { miles: null },
        after: { miles },
      },
    )
  })
}
