import type { BodyOf } from '#contract/endpoint.ts'
import { type decideTerms as endpoint, fleetTermsLifecycle } from '#contract/fleet-terms.ts'
import { centsOf, decimal } from '#contract/primitives.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { User } from '../../auth/actor.ts'
import { insertAudit } from '../../auth/queries.ts'
import type { Deed } from '../../core/deed.ts'
import { record } from '../../core/events.ts'
import { move } from '../../core/move.ts'
import { notFound } from '../../core/not-found.ts'
import type { Services } from '../../core/services.ts'
import { lockFleet } from '../../fleets/queries.ts'
import { changeTerms, findUse, lockTerms, type TermsRow } from '../../payments/fleet-terms.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import '../../payments/terms-events.ts'

/**
 * An admin grants, refuses, changes, restores or ends the terms of a fleet (money §7): as they were wished, or otherwise.
 * Jobs that run stay on the terms on which they were accepted. Where nobody can be paid out, nothing is granted.
 */
export async function decideTerms(
  { cards }: Pick<Services, 'cards'>,
  deed: Deed,
  admin: User,
  fleetId: string,
  { decision, reason, ...other }: BodyOf<typeof endpoint>,
): Promise<void> {
  await deed.transaction(async (tx) => {
    if (!(await lockFleet(tx, fleetId))) throw notFound('fleet')
    const before = await lockTerms(tx, fleetId)
    if (!before) throw new Refusal('wrong_state', fleetTermsLifecycle.refusals.grant)
    const state = move(fleetTermsLifecycle, decision, before.state, 'admin')
    if (decision === 'grant' && !cards)
      throw new Refusal('wrong_state', refusals.desk.termsNeedPayouts)
    if (decision === 'restore' && (await findUse(tx, fleetId)).isOverdue)
      throw new Refusal('wrong_state', refusals.desk.billOverdue)
    const mayAlter = decision === 'grant' || decision === 'change'
    const after: TermsRow = {
      ...before,
      state,
      reason,
      ...(mayAlter && {
        limit_cents: (other.limit && centsOf(other.limit)) || before.limit_cents,
        net_days: other.netDays ?? before.net_days,
        po_mode: other.poMode ?? before.po_mode,
        billing: other.billing ?? before.billing,
      }),
    }
    const { limit_cents, net_days, po_mode, billing } = after
    await changeTerms(tx, fleetId, {
      state,
      reason,
      limit_cents,
      net_days,
      po_mode,
      billing,
      moved_at: deed.now,
    })
    await insertAudit(tx, {
      at: deed.now,
      actor_id: admin.userId,
      action: `fleet_terms_${decision}`,
      subject_id: fleetId,
      reason,
      ...changed(asAudited(before), asAudited(after)),
    })
    await record(tx, 'terms_changed', {
      fleetId,
      payload: { state, decision, reason, limit: decimal(limit_cents), netDays: net_days },
    })
  })
}

const asAudited = ({ state, limit_cents, net_days, po_mode, billing }: TermsRow) => ({
  terms: state,
  termsLimit: decimal(limit_cents),
  netDays: net_days,
  poMode: po_mode,
  billing,
})

/** What stays as it was is not said again. */
function changed<Terms extends ReturnType<typeof asAudited>>(before: Terms, after: Terms) {
  const names = Object.keys(after).filter(
    (name) => before[name as keyof Terms] !== after[name as keyof Terms],
  )
  const of = (terms: Terms) =>
    Object.fromEntries(names.map((name) => [name, terms[name as keyof Terms]]))
  return { before: of(before), after: of(after) }
}
