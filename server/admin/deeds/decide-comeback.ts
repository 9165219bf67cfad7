import { disputeLifecycle } from '#contract/disputes.ts'
import type { User } from '../../auth/actor.ts'
import type { Deed } from '../../core/deed.ts'
import { move } from '../../core/move.ts'
import { beginComeback } from '../../disputes/begin-comeback.ts'
import { decideAtDesk } from './decide-at-desk.ts'

/** An admin decides that the provider comes back and does it again, and why. */
export const decideComeback = (
  deed: Deed,
  admin: User,
  id: string,
  reason: string,
  linkKey: string,
): Promise<void> =>
  decideAtDesk(deed, admin, { id, reason }, async (tx, deal, dispute) => {
    move(disputeLifecycle, 'decide_comeback', dispute.state, 'admin')
    const why = { because: 'operator', words: reason, by: admin.userId } as const
    await beginComeback(tx, deal, dispute, why, { now: deed.now, linkKey })
    return { comeback: true }
  })
