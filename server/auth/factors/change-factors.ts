import { securitySettings } from '#contract/security-settings.ts'
import type { AccountNews } from '#contract/words/en/mails.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { Deed } from '../../core/deed.ts'
import { record } from '../../core/events.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { hashFirstCode, newFirstCode } from '../../platform/secrets/first-code.ts'
import { tellAccount } from '../account-news.ts'
import type { User } from '../actor.ts'
import { endOtherSessions } from './end-session.ts'
import {
  countFactors,
  deleteRecoveryCodes,
  lockFactorsOf,
  replaceRecoveryCodes,
} from './queries.ts'
import { setSessionFactor } from './session-queries.ts'

/** New codes for who loses the phone; they are told once, and only their hashes are kept. */
export async function giveRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: securitySettings.recoveryCodes }, newFirstCode)
  await replaceRecoveryCodes(tx, userId, codes.map(hashFirstCode))
  return codes
}

/**
 * Adds a factor by `add`. The session has shown it by that; all others end, since they have not. Gives recovery codes
 * with the first one.
 */
export async function addFactor(
  deed: Deed,
  user: User,
  add: (tx: Tx) => Promise<void>,
): Promise<{ recoveryCodes: string[] | null }> {
  return deed.transaction(async (tx) => {
    await lockFactorsOf(tx, user.userId)
    const before = await countFactors(tx, user.userId)
    await add(tx)
    const isFirst = !before.hasAuthenticator && before.passkeys === 0
    const recoveryCodes = isFirst ? await giveRecoveryCodes(tx, user.userId) : null
    await setSessionFactor(tx, user.sessionHash)
    await changed(tx, user, deed.now, 'factorAdded')
    return { recoveryCodes }
  })
}

/** Removes a factor by `remove`; recovery codes go with the last one, which an admin keeps where one is required. */
export async function removeFactor(
  deed: Deed,
  user: User,
  isRequired: boolean,
  remove: (tx: Tx) => Promise<void>,
): Promise<void> {
  await deed.transaction(async (tx) => {
    await lockFactorsOf(tx, user.userId)
    await remove(tx)
    const left = await countFactors(tx, user.userId)
    if (!left.hasAuthenticator && left.passkeys === 0) {
      if (isRequired) throw new Refusal('wrong_state', refusals.accounts.lastFactor)
      await deleteRecoveryCodes(tx, user.userId)
    }
    await changed(tx, user, deed.now, 'factorRemoved')
  })
}

async function changed(tx: Tx, user: User, now: Date, news: AccountNews): Promise<void> {
  await endOtherSessions(tx, user, now)
  // What is believed of this session is read again.
  await record(tx, 'access_restored', { userId: user.userId })
  await tellAccount(tx, user.userId, news)
}
