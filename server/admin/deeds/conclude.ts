import type { AuditAction } from '#contract/audit.ts'
import type { OperatorDeed } from '#contract/jobs.ts'
import { boardNews } from '../../asking/board-card.ts'
import { findRequest, type RequestRow } from '../../asking/queries.ts'
import type { User } from '../../auth/actor.ts'
import { insertAudit } from '../../auth/queries.ts'
import type { AuditValues } from '../../auth/tables.ts'
import type { Deed } from '../../core/deed.ts'
import { recordOfDeal } from '../../core/record-of-deal.ts'
import type { Tx } from '../../platform/db/tables.ts'

const actions: Record<OperatorDeed, AuditAction> = {
  extend: 'request_extended',
  widen: 'request_widened',
  reopen: 'request_reopened',
  pin: 'request_pin_corrected',
  release: 'provider_released',
  bid: 'bid_entered',
}

/** Those whose request and job it is are told what the operator did and why, and the audit log keeps it with its values. */
export async function conclude(
  tx: Tx,
  deed: Deed,
  admin: User,
  about: {
    request: RequestRow
    bid?: { id: string; provider_id: string }
    job?: { id: string; bid_id: string; provider_id: string }
  },
  did: { deed: OperatorDeed; reason: string; before: AuditValues; after: AuditValues },
): Promise<void> {
  const request = (await findRequest(tx, about.request.id)) ?? about.request
  await recordOfDeal(
    tx,
    'operator_acted',
    { ...about, request },
    {
      facts: { deed: did.deed },
      note: did.reason,
      payload: { ...(await boardNews(tx, request)), deed: did.deed, reason: did.reason },
    },
  )
  await insertAudit(tx, {
    at: deed.now,
    actor_id: admin.userId,
    action: actions[did.deed],
    subject_id: request.id,
    reason: did.reason,
    before: did.before,
    after: did.after,
  })
}
