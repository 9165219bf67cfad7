import { refusals } from '#contract/words/en/refusals.ts'
import type { User } from '../../auth/actor.ts'
import type { Deed } from '../../core/deed.ts'
import { correct } from '../../deals/correct-request.ts'
import { lockDealAtDesk } from '../../deals/lock-deal.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { conclude } from './conclude.ts'

/** An admin puts an open request where it really is, on the phone with the driver; a new version of it stands. */
export async function correctPin(
  deed: Deed,
  admin: User,
  requestId: string,
  { lat, lng, reason }: { lat: number; lng: number; reason: string },
): Promise<void> {
  await deed.transaction(async (tx) => {
    const { request } = await lockDealAtDesk(tx, admin, { requestId })
    const by = { as: 'operator', userId: admin.userId } as const
    const form = { location: request.location_text, lat, lng }
    const next = await correct(tx, request, by, form, deed)
    if (!next) throw new Refusal('wrong_state', refusals.desk.samePin)
    await conclude(
      tx,
      deed,
      admin,
      { request },
      {
        deed: 'pin',
        reason,
        before: { lat: request.lat, lng: request.lng, area: request.city },
        after: { lat: next.lat, lng: next.lng, area: next.city },
      },
    )
  })
}
