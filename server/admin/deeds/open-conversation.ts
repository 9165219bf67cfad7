import type { Message } from '#contract/messaging.ts'
import { settings } from '#contract/settings.ts'
import type { User } from '../../auth/actor.ts'
import { insertAudit } from '../../auth/queries.ts'
import type { Deed } from '../../core/deed.ts'
import { notFound } from '../../core/not-found.ts'
import { findBid } from '../../deals/bid-queries.ts'
import { requireOperator } from '../../deals/policy.ts'
import { findMessages } from '../../messaging/queries.ts'

/** An admin reads what two parties have written to each other in private, for a reason that the audit log keeps. */
export async function openConversation(
  deed: Deed,
  admin: User,
  bidId: string,
  reason: string,
): Promise<Message[]> {
  requireOperator(admin, 'conversation')
  return deed.transaction(async (tx) => {
    const bid = await findBid(tx, bidId)
    if (!bid) throw notFound('conversation')
    await insertAudit(tx, {
      at: deed.now,
      actor_id: admin.userId,
      action: 'messages_read',
      subject_id: bid.request_id,
      reason,
    })
    const { messages } = await findMessages(
      tx,
      bidId,
      null,
      null,
      settings.pageSize.wholeConversation,
    )
    return messages
  })
}
