import type { FleetTermsState } from '#contract/fleet-terms.ts'
import { decimal } from '#contract/primitives.ts'
import { record } from '../core/events.ts'
import type { Tx } from '../platform/db/tables.ts'
import { changeTerms, type TermsRow } from './fleet-terms.ts'
import './terms-events.ts'

/** Locked terms have come to another state by themselves, as they are; the fleet hears of it. */
export async function setTermsState(
  tx: Tx,
  { fleet_id: fleetId, limit_cents, net_days: netDays }: TermsRow,
  state: FleetTermsState,
  at: Date,
): Promise<void> {
  await changeTerms(tx, fleetId, { state, moved_at: at, reason: null })
  await record(tx, 'terms_changed', {
    fleetId,
    payload: { state, decision: null, reason: null, limit: decimal(limit_cents), netDays },
  })
}
