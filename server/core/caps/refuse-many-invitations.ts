import { refusals } from '#contract/words/en/refusals.ts'
import type { Tx } from '../../platform/db/tables.ts'
import type { Deed } from '../deed.ts'
import { aDay, subjectOf } from './limits.ts'
import { refuseOverCap } from './refuse-over-cap.ts'

interface Inviting {
  /** The company, as what it is counted. */
  sender: string
  /** Nobody has approved it yet. */
  isNew: boolean
  /** Who is invited. */
  to: { email?: string | null | undefined; phone?: string | null | undefined }
}

/** Each company invites so many in a day, one that nobody has approved few; and nobody is invited again and again. */
export async function refuseManyInvitations(
  tx: Tx,
  deed: Deed,
  { sender, isNew, to: { email, phone } }: Inviting,
): Promise<void> {
  const { caps } = deed.rules
  const limits = [
    aDay(caps, isNew ? 'invitationsPerNewCompany' : 'invitationsPerCompany', sender),
    ...(email ? [aDay(caps, 'invitationsPerRecipient', subjectOf.address(email))] : []),
    ...(phone ? [aDay(caps, 'invitationsPerRecipient', subjectOf.number(phone))] : []),
    // Companies are quickly made.
    ...(isNew && deed.network
      ? [aDay(caps, 'invitationsPerNetwork', subjectOf.network(deed.network))]
      : []),
  ]
  await refuseOverCap(tx, limits, deed, ({ cap, ...over }) =>
    cap === 'invitationsPerRecipient'
      ? refusals.limits.invitedToday(over)
      : cap === 'invitationsPerNewCompany'
        ? refusals.limits.newCompany(over)
        : refusals.limits.invitations(over),
  )
}
