import { securitySettings } from '#contract/security-settings.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { User } from './actor.ts'

/** Something dangerous is done only by who has typed the password, or shown a passkey, within the last minutes. */
export function refuseUnlessProved({ provedAt }: User, now: Date): void {
  if (now.getTime() - provedAt.getTime() > securitySettings.proofMs)
    throw new Refusal('proof_needed', refusals.accounts.proveAgain)
}
