import type { OutboxMessage } from '#contract/admin.ts'
import { auditFacts } from '#contract/words/en/audit-facts.ts'
import type { User } from '../auth/actor.ts'
import { insertAudit } from '../auth/queries.ts'
import type { Deed } from '../core/deed.ts'

/**
 * An admin reads what was mailed and texted where nothing carries it: links and codes that open the accounts of others. So
 * each reading stands in the audit log before anything is shown.
 */
export async function readOutbox(
  outbox: () => Promise<OutboxMessage[]>,
  deed: Deed,
  admin: User,
): Promise<OutboxMessage[]> {
  const messages = await outbox()
  await deed.transaction((tx) =>
    insertAudit(tx, {
      at: deed.now,
      actor_id: admin.userId,
      action: 'outbox_read',
      subject_id: null,
      reason: null,
      saying: auditFacts.outbox({ messages: messages.length }),
    }),
  )
  return messages
}
