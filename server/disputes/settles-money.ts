import type { Side } from '#contract/photos.ts'
import { providerRefusal } from '#contract/provider-rights.ts'
import type { Actor } from '../auth/actor.ts'
import type { JobRow } from '../deals/job-queries.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { hasRightAt } from '../providers/policy.ts'

/** May this one of a side say how much is given back? Of a provider only who keeps its money (as with a refund). */
export const settlesMoney = (
  side: Side,
  actor: Actor,
  { provider_id }: Pick<JobRow, 'provider_id'>,
): boolean => side === 'customer' || hasRightAt(actor, provider_id, 'keepMoney')

export function refuseToSettle(...whose: Parameters<typeof settlesMoney>): void {
  if (!settlesMoney(...whose)) throw new Refusal('not_allowed', providerRefusal('keepMoney'))
}
