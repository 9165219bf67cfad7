import type { Side } from '#contract/photos.ts'
import { mayAtProvider, providerRefusal } from '#contract/provider-rights.ts'
import type { Actor } from '../auth/actor.ts'
import { Refusal } from '../platform/http/refusal.ts'

/** May this one of a side say how much is given back? Of a provider only who keeps its money (as with a refund). */
export const settlesMoney = (side: Side, actor: Actor): boolean =>
  side === 'customer' ||
  (actor.kind === 'user' &&
    actor.worksFor !== null &&
    mayAtProvider(actor.worksFor.role, 'keepMoney'))

export function refuseToSettle(side: Side, actor: Actor): void {
  if (!settlesMoney(side, actor)) throw new Refusal('not_allowed', providerRefusal('keepMoney'))
}
