import type { OutboxMessage } from '#contract/admin.ts'
import { auditFacts } from '#contract/words/en/audit-facts.ts'
import type { User } from '../auth/actor.ts'
import { insertAudit } from '../auth/queries.ts'
import type { Deed } from '../core/deed.ts'
import { digitsOf } from './account-order.ts'

/**
 * An admin reads what was mailed and texted where nothing carries it: links and codes that open the accounts of others. So
 * each reading stands in the audit log before anything is shown.
 */
export async function readOutbox(
  outbox: () => Promise<OutboxMessage[]>,
  search: string | undefined,
  deed: Deed,
  admin: User,
): Promise<OutboxMessage[]> {
  const messages = (await outbox()).filter((message) => isFoundBy(search ?? '', message))
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

/** As accounts are found: digits are of a phone number, anything else has to stand there word by word. */
export function isFoundBy(search: string, { to, subject, text }: OutboxMessage): boolean {
  const digits = digitsOf(search)
  if (digits) return to.replace(/\D/g, '').includes(digits)
  const said = `${to} ${subject ?? ''} ${text}`.toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word))
}
