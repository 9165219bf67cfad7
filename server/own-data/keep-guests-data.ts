import { refusals } from '#contract/words/en/refusals.ts'
import type { RequestRow } from '../asking/queries.ts'
import type { User } from '../auth/actor.ts'
import { insertAudit } from '../auth/queries.ts'
import type { Deed } from '../core/deed.ts'
import { lockDeal, lockDealAtDesk } from '../deals/lock-deal.ts'
import type { Claim } from '../deals/policy.ts'
import type { Tx } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'

/** What is held of a guest stays until it ages out after all: said within the 14 days. */
export async function keepGuestsData(deed: Deed, claim: Claim, requestId: string): Promise<void> {
  await deed.transaction(async (tx) => {
    const { request } = await lockDeal(tx, claim, { requestId })
    await keep(tx, request)
  })
}

/** The same by an admin. */
export async function keepGuestsDataAtDesk(
  deed: Deed,
  admin: User,
  requestId: string,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const { request } = await lockDealAtDesk(tx, admin, { requestId })
    const dueAt = await keep(tx, request)
    await insertAudit(tx, {
      at: deed.now,
      actor_id: admin.userId,
      action: 'guests_data_kept',
      subject_id: requestId,
      reason: null,
      before: { dueAt: dueAt.toISOString() },
      after: { dueAt: null },
    })
  })
}

async function keep(tx: Tx, request: RequestRow): Promise<Date> {
  if (request.guest_forgotten_at) throw new Refusal('wrong_state', refusals.ownData.guestsDataGone)
  if (!request.delete_at) throw new Refusal('wrong_state', refusals.ownData.guestsDataKept)
  await tx.updateTable('requests').set({ delete_at: null }).where('id', '=', request.id).execute()
  return request.delete_at
}
