import type { Standing } from '#contract/providers.ts'
import { asSentence } from '#contract/words/en/grammar.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import { Refusal } from '../platform/http/refusal.ts'

/**
 * What an operator has done with an account, as the audit log says it: who comes back was not looked at for the first time, and who
 * was not approved before is approved now.
 */
export function standingDeed(
  before: { status: Standing; is_turned_down: boolean },
  after: Exclude<Standing, 'pending'>,
): 'approve' | 'reinstate' | 'reject' | 'suspend' {
  if (after === 'active')
    return before.status === 'suspended' && !before.is_turned_down ? 'reinstate' : 'approve'
  return before.status === 'pending' ? 'reject' : 'suspend'
}

/** Who would turn down an application that a colleague has just approved would suspend a shop at work. */
export function refuseUnseenStanding(stands: Standing, seen: Standing | undefined): void {
  if (seen === undefined || seen === stands) return
  const { approvedMeanwhile, suspendedMeanwhile } = refusals.desk
  const said = stands === 'suspended' ? suspendedMeanwhile : approvedMeanwhile
  throw new Refusal('changed_meanwhile', said)
}

/**
 * The same standing again changes nothing. Of two who suspend at once the second hears of the first: its own reason would be kept
 * nowhere, and nobody told.
 */
export function refuseOtherReason(
  after: Exclude<Standing, 'pending'>,
  kept: string | null,
  said: string | null,
): void {
  if (after === 'active' || kept === null || kept === said) return
  throw new Refusal('wrong_state', refusals.desk.suspendedAlready({ because: asSentence(kept) }))
}
