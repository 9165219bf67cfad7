import type { decideDispute as endpoint } from '#contract/disputes.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { centsOf, decimal } from '#contract/primitives.ts'
import { jobFields } from '#contract/words/en/fields/job.ts'
import type { User } from '../../auth/actor.ts'
import type { Deed } from '../../core/deed.ts'
import { decide } from '../../disputes/decide.ts'
import { wrongField } from '../../platform/http/refusal.ts'
import { decideAtDesk } from './decide-at-desk.ts'

/** An admin says how much of a claim is right, and why; after an appeal that stands. */
export const decideDispute = (
  deed: Deed,
  admin: User,
  id: string,
  { award, reason }: BodyOf<typeof endpoint>,
): Promise<void> =>
  decideAtDesk(deed, admin, { id, reason }, async (tx, deal, dispute) => {
    const award_cents = centsOf(award) ?? 0
    if (award_cents > dispute.claim_cents)
      throw wrongField('award', jobFields.claimAtMost({ most: decimal(dispute.claim_cents) }))
    const decision = { award_cents, because: 'operator', words: reason, by: admin.userId } as const
    await decide(tx, deal, dispute, decision, deed.now)
    return { award: decimal(award_cents) }
  })
