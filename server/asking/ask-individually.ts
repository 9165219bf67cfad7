import { urgencyOfTime } from '#contract/catalogue.ts'
import type { IndividualRequest } from '#contract/requests.ts'
import type { Actor } from '../auth/actor.ts'
import { findCurrentUser } from '../auth/queries.ts'
import type { Deed } from '../core/deed.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { ask } from './ask.ts'
import { ownerOf } from './owner.ts'

/**
 * The wizard's request (S0 §2.7): anybody with a phone number; somebody signed in owns it with the account, which says
 * what an emergency has left out.
 */
export async function askIndividually(
  { db }: { db: Db | Tx },
  deed: Deed,
  actor: Actor,
  form: IndividualRequest,
) {
  const { fullName, phone, email, preferredServiceTime: time = 'asap' } = form
  const isWhole = Boolean(fullName && email)
  const user = actor.kind === 'user' && !isWhole ? await findCurrentUser(db, actor.userId) : null
  const by = {
    name: fullName || user?.fullName || '',
    phone,
    email: email || user?.email || '',
    ...(await ownerOf(db, actor)),
  }
  return ask(
    deed,
    by,
    {
      ...form,
      urgency: urgencyOfTime[time],
      preferredTime: time,
      scheduledAt: form.scheduledAt || (time === 'tomorrow' ? null : undefined),
    },
    'submission_issue',
  )
}
