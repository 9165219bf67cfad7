import type { changeContactDetails as endpoint } from '#contract/auth.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { type ContactDetail, contactDetails } from '#contract/session.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { Deed } from '../core/deed.ts'
import { record } from '../core/events.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { tellAccount, tellOldAddress } from './account-news.ts'
import type { User } from './actor.ts'
import { type CarryContact, changePerson } from './change-person.ts'
import { refuseUnlessProved } from './proof.ts'
import {
  useUpResets as endMailedLinks,
  findCurrentUser,
  findWorkplace,
  lockPerson,
} from './queries.ts'
import { takenRefusal } from './register.ts'

type Change = BodyOf<typeof endpoint>

/**
 * Somebody changes the own name, email or phone. Links to a new password go to the address, texts to the number, so another
 * one wants the password again, ends the links that are under way, and the address of before is told. Nothing else than
 * before changes nothing.
 */
export async function changeContactDetails(
  deed: Deed,
  user: User,
  change: Change,
  carry: CarryContact,
): Promise<void> {
  const { userId } = user
  try {
    await deed.transaction(async (tx) => {
      const was = await lockPerson(tx, userId)
      const known = await findCurrentUser(tx, userId)
      if (!was || !known) throw new Refusal('not_signed_in', refusals.accounts.signIn)
      const changed = contactDetails.filter(
        (name) => change[name] !== undefined && change[name] !== was[name],
      )
      if (changed.length === 0) return
      const elsewhere = changed.find((name) => !known.ownDetails.includes(name))
      if (elsewhere) throw refuseElsewhere(elsewhere, user)
      const isReachedOtherwise = changed.includes('email') || changed.includes('phone')
      if (isReachedOtherwise) {
        refuseUnlessProved(user, deed.now)
        await endMailedLinks(tx, userId, deed.now)
      }
      await changePerson(deed, tx, was, change, carry)
      if (changed.includes('email')) {
        if (was.email) await tellOldAddress(tx, userId, 'emailChanged', was.email)
        await tellAccount(tx, userId, 'emailIsNew')
      }
      await record(tx, 'account_changed', { userId, ...(await findWorkplace(tx, userId)) })
    })
  } catch (error) {
    throw takenRefusal(error) ?? error
  }
}

/** One place for one thing: the driver's record, the settings of the business. */
function refuseElsewhere(name: ContactDetail, { userType }: User): Refusal {
  const { inDriverRecord, numberOfBusiness } = refusals.accounts
  const saying = userType === 'driver' ? inDriverRecord : numberOfBusiness
  return new Refusal('not_allowed', saying, { details: { [name]: saying } })
}
