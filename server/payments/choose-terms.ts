import type { TermsHindrance } from '#contract/fleet-terms.ts'
import { decimal } from '#contract/primitives.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import { sent } from '../platform/db/run.ts'
import type { Tx } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { findUse, lockTerms, type TermsRow, type Use, usedOf } from './fleet-terms.ts'

/** Why a fleet cannot pay so much more on its terms, or null. */
export function hindranceOf(terms: TermsRow, use: Use, moreCents: number): TermsHindrance | null {
  if (terms.state !== 'in_force') return 'not_in_force'
  if (use.isOverdue) return 'overdue'
  return usedOf(use) + moreCents > terms.limit_cents ? 'used_up' : null
}

const codes = {
  not_in_force: 'terms_not_in_force',
  overdue: 'terms_overdue',
  used_up: 'terms_used_up',
} as const

export function refuseFor(hindrance: TermsHindrance, terms: TermsRow | undefined, use?: Use) {
  const { payments } = refusals
  const left = Math.max(0, (terms?.limit_cents ?? 0) - (use ? usedOf(use) : 0))
  const says = {
    not_in_force: payments.termsNotInForce,
    overdue: payments.termsOverdue,
    used_up: payments.termsUsedUp({ left: decimal(left) }),
  }
  return new Refusal(codes[hindrance], says[hindrance])
}

/**
 * The terms on which the fleet of a request pays so much, locked until the commit (money §7), so that of thirty dispatchers
 * at the same moment only those come through for whom the limit lasts. Where nobody has said how to pay, a fleet with terms
 * pays on them if it can; who asks for them is told why not. Null: not on terms.
 */
export async function termsFor(
  tx: Tx,
  { fleetId, cents, isTaken }: { fleetId: string | null; cents: number; isTaken: boolean },
  payBy: 'terms' | 'direct' | undefined,
): Promise<TermsRow | null> {
  if (payBy === 'direct' || (fleetId === null && payBy === undefined)) return null
  const terms = fleetId === null ? undefined : await lockTerms(tx, fleetId)
  if (!terms || fleetId === null) {
    if (payBy === 'terms') throw refuseFor('not_in_force', terms)
    return null
  }
  const use = await findUse(tx, fleetId)
  const hindrance = hindranceOf(terms, use, cents)
  if (hindrance === null && isTaken) return terms
  if (payBy === undefined) return null
  if (hindrance !== null) throw refuseFor(hindrance, terms, use)
  throw new Refusal('terms_not_taken', refusals.payments.termsNotTaken)
}

/** The job is paid on these terms, as they are now. */
export const putOnTerms = (
  tx: Tx,
  jobId: string,
  { fleet_id, net_days, po_mode, billing }: TermsRow,
  by: string | null,
  at: Date,
) =>
  sent(
    tx,
    tx.insertInto('terms_jobs').values({
      job_id: jobId,
      fleet_id,
      net_days,
      po_mode,
      billing,
      chosen_at: at,
      chosen_by: by,
    }),
  )

/** A job on terms costs more: the limit has to last for it; that the terms were suspended meanwhile stops no running job. */
export async function refuseRiseAboveLimit(tx: Tx, fleetId: string, cents: number): Promise<void> {
  const terms = await lockTerms(tx, fleetId)
  const use = await findUse(tx, fleetId)
  if (!terms || usedOf(use) + cents > terms.limit_cents) throw refuseFor('used_up', terms, use)
}
