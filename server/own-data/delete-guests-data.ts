import { sql } from 'kysely'
import { settings } from '#contract/settings.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { RequestRow } from '../asking/queries.ts'
import type { User } from '../auth/actor.ts'
import { insertAudit } from '../auth/queries.ts'
import type { Deed } from '../core/deed.ts'
import { lockDeal, lockDealAtDesk } from '../deals/lock-deal.ts'
import { type Claim, holdsGuestsData } from '../deals/policy.ts'
import { disputeRuns } from '../disputes/runs.ts'
import type { Tx } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'

const words = refusals.ownData

/**
 * A guest wants what a closed request says of them gone sooner than it ages out: in 14 days, as with an account, until which
 * it can be taken back. Refused while it is open and while a dispute is.
 */
export async function deleteGuestsData(deed: Deed, claim: Claim, requestId: string): Promise<void> {
  await deed.transaction(async (tx) => {
    const { request } = await lockDeal(tx, claim, { requestId })
    await schedule(tx, request, deed.now)
  })
}

/** The same by an admin, of a guest who has called or written. */
export async function deleteGuestsDataAtDesk(
  deed: Deed,
  admin: User,
  requestId: string,
  reason: string,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const { request } = await lockDealAtDesk(tx, admin, { requestId })
    const dueAt = await schedule(tx, request, deed.now)
    await insertAudit(tx, {
      at: deed.now,
      actor_id: admin.userId,
      action: 'guests_data_deletion_asked',
      subject_id: requestId,
      reason,
      before: { dueAt: null },
      after: { dueAt: dueAt.toISOString() },
    })
  })
}

async function schedule(tx: Tx, request: RequestRow, now: Date): Promise<Date> {
  if (request.guest_forgotten_at) throw new Refusal('wrong_state', words.guestsDataGone)
  if (!holdsGuestsData(request)) throw new Refusal('wrong_state', words.noGuestsData)
  if (request.delete_at) throw new Refusal('wrong_state', words.guestsDataAsked)
  if (await isDisputed(tx, request.id)) throw new Refusal('wrong_state', words.guestsDispute)
  const delete_at = new Date(now.getTime() + settings.ownData.waitMs)
  await tx.updateTable('requests').set({ delete_at }).where('id', '=', request.id).execute()
  return delete_at
}

async function isDisputed(tx: Tx, requestId: string): Promise<boolean> {
  const { rows } = await sql<{ runs: boolean }>`
    select ${disputeRuns(sql`${requestId}::uuid`)} as runs`.execute(tx)
  return rows[0]?.runs === true
}
