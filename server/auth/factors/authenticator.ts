import { refusals } from '#contract/words/en/refusals.ts'
import type { Deed } from '../../core/deed.ts'
import type { Services } from '../../core/services.ts'
import { Refusal, wrongField } from '../../platform/http/refusal.ts'
import type { User } from '../actor.ts'
import { findUserById } from '../queries.ts'
import { countGuess, forgive, ofCodes } from '../slow-down.ts'
import { addFactor, removeFactor } from './change-factors.ts'
import {
  deleteAuthenticator,
  findAuthenticator,
  insertAuthenticator,
  setConfirmed,
  takeStep,
} from './queries.ts'
import { newSecret, openSecret, sealSecret, stepOf, uriOf } from './totp.ts'

/** Somebody is about to use an authenticator app: it gets a secret, which counts once a code of it is typed. */
export async function startAuthenticator(
  { linkKey }: Pick<Services, 'linkKey'>,
  deed: Deed,
  { userId }: User,
): Promise<{ secret: string; uri: string }> {
  const secret = newSecret()
  return deed.transaction(async (tx) => {
    const user = await findUserById(tx, userId)
    const row = {
      user_id: userId,
      sealed_secret: sealSecret(secret, linkKey),
      created_at: deed.now,
    }
    if (!(await insertAuthenticator(tx, row)))
      throw new Refusal('wrong_state', refusals.accounts.hasAuthenticator)
    return { secret, uri: uriOf(secret, user?.username ?? '') }
  })
}

/** The app shows codes of our secret: from now on signing in asks for one. Guesses are counted like those of a password. */
export async function confirmAuthenticator(
  { db, clock, linkKey }: Pick<Services, 'db' | 'clock' | 'linkKey'>,
  deed: Deed,
  user: User,
  typed: string,
): Promise<{ recoveryCodes: string[] | null }> {
  const { userId } = user
  const guessers = ofCodes(userId, null)
  const counted = await countGuess(db, guessers, clock.now())
  const added = await addFactor(deed, user, async (tx) => {
    const started = await findAuthenticator(tx, userId)
    const secret =
      started && !started.confirmed_at ? openSecret(started.sealed_secret, linkKey) : null
    if (!secret) throw new Refusal('wrong_state', refusals.accounts.noSetup)
    const step = stepOf(secret, typed.replace(/\s/g, ''), deed.now)
    // The same code does not sign in as well.
    if (step === null || !(await takeStep(tx, userId, step)))
      throw wrongField('code', refusals.accounts.wrongFactorCode)
    await setConfirmed(tx, userId, deed.now)
  })
  await forgive(db, guessers[0]?.subject ?? '', counted)
  return added
}

/** Somebody signs in without the app from now on. */
export const removeAuthenticator = (deed: Deed, user: User, isRequired: boolean): Promise<void> =>
  removeFactor(deed, user, isRequired, async (tx) => {
    if (!(await deleteAuthenticator(tx, user.userId)))
      throw new Refusal('wrong_state', refusals.accounts.noAuthenticator)
  })
