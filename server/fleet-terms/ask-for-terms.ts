import type { BodyOf } from '#contract/endpoint.ts'
import { type askForTerms as endpoint, fleetTermsLifecycle } from '#contract/fleet-terms.ts'
import { centsOf, decimal } from '#contract/primitives.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { User } from '../auth/actor.ts'
import { insertAudit } from '../auth/queries.ts'
import type { Deed } from '../core/deed.ts'
import { record } from '../core/events.ts'
import { move } from '../core/move.ts'
import { memberWith } from '../fleets/policy.ts'
import { lockFleet } from '../fleets/queries.ts'
import { lockTerms } from '../payments/fleet-terms.ts'
import { Refusal } from '../platform/http/refusal.ts'
import '../payments/terms-events.ts'

/** A manager applies for fleet terms (money §7): what the fleet wishes stands there until an admin has decided on it. */
export async function askForTerms(
  deed: Deed,
  user: User,
  { limit, netDays, poMode, billing }: BodyOf<typeof endpoint>,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const { fleetId } = await memberWith(tx, user, 'askForTerms')
    const fleet = await lockFleet(tx, fleetId)
    if (fleet?.status !== 'active') throw new Refusal('wrong_state', refusals.fleets.termsTooSoon)
    const before = await lockTerms(tx, fleetId)
    const state = before
      ? move(fleetTermsLifecycle, 'ask', before.state, 'customer')
      : fleetTermsLifecycle.initial
    const wish = {
      state,
      limit_cents: centsOf(limit) ?? 0,
      net_days: netDays,
      po_mode: poMode,
      billing,
      asked_by: user.userId,
      asked_at: deed.now,
      moved_at: deed.now,
      reason: null,
    }
    await tx
      .insertInto('fleet_terms')
      .values({ fleet_id: fleetId, ...wish })
      .onConflict((known) => known.column('fleet_id').doUpdateSet(wish))
      .execute()
    await insertAudit(tx, {
      at: deed.now,
      actor_id: user.userId,
      action: 'fleet_terms_asked',
      subject_id: fleetId,
      reason: null,
      before: {},
      after: { termsLimit: decimal(wish.limit_cents), netDays, poMode, billing },
    })
    await record(tx, 'terms_changed', {
      fleetId,
      payload: { state, decision: null, reason: null, limit: decimal(wish.limit_cents), netDays },
    })
    if (before?.state !== 'asked')
      await record(tx, 'approval_waits', {
        fleetId,
        payload: { kind: 'terms', name: fleet.company_name },
      })
  })
}
