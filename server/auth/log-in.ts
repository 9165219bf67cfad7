import type { CurrentUser, UserType } from '#contract/auth.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { Services } from '../core/services.ts'
import type { Db } from '../platform/db/tables.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { hashFirstCode } from '../platform/secrets/first-code.ts'
import { verifyAgainstNothing, verifyPassword } from '../platform/secrets/passwords.ts'
import { sameHash } from '../platform/secrets/tokens.ts'
import { tellAccount } from './account-news.ts'
import { countFactors } from './factors/queries.ts'
import { takeCode } from './factors/take-code.ts'
import { findCurrentUser, findUserByLogin, isKnownDevice } from './queries.ts'
import { accountSubject, countGuess, forgive, knownDevice, ofCodes, stranger } from './slow-down.ts'

export interface LogIn {
  username: string
  password: string
  code?: string | undefined
  portal?: 'admin' | undefined
}

/** Who has signed in, and whether by more than a password. */
export interface SignedIn {
  user: CurrentUser
  hasFactor: boolean
}

/**
 * Somebody signs in by a password, and by a code as well where the account has a second factor. The admin portal lets
 * nobody else in (rules C21); a closed account lets nobody in, which only the right password learns.
 */
export async function logIn(
  services: Services,
  { username, password, code, portal }: LogIn,
  { address, device }: { address: string; device: Buffer | null },
): Promise<SignedIn> {
  const { db, clock } = services
  const found = await findUserByLogin(db, username)
  const isKnown = found && device && (await isKnownDevice(db, found.id, device))
  const guessers = isKnown
    ? knownDevice(found.id, device)
    : stranger(accountSubject(found?.id, username), address)
  const counted = await countGuess(db, guessers, clock.now())
  const matches = found?.password_hash
    ? await verifyPassword(found.password_hash, password)
    : await verifyAgainstNothing(password)
  const isFirstCode =
    found?.first_code_hash && sameHash(found.first_code_hash, hashFirstCode(password))
  if (!found || !(matches || isFirstCode))
    throw new Refusal('wrong_credentials', refusals.accounts.wrongLogin, { accountId: found?.id })
  await forgive(db, guessers[0]?.subject ?? '', counted)
  refuseAtDoor(found, portal)
  const hasFactor = await showFactor(services, found.id, code, isKnown ? device : null)
  return { user: await readSignedIn(db, found.id), hasFactor }
}

/** Lets somebody who is known by now turn away: the admin portal from all but admins, a closed account from everywhere. */
export function refuseAtDoor(
  { id, user_type, closed_at }: { id: string; user_type: UserType; closed_at: Date | null },
  portal: 'admin' | undefined,
): void {
  if (portal === 'admin' && user_type !== 'admin')
    throw new Refusal('admin_required', refusals.accounts.adminOnly, { accountId: id })
  if (closed_at)
    throw new Refusal(
      'account_closed',
      user_type === 'service_provider'
        ? refusals.accounts.closedByBusiness
        : refusals.accounts.closed,
      { accountId: id },
    )
}

export async function readSignedIn(db: Db, userId: string): Promise<CurrentUser> {
  const user = await findCurrentUser(db, userId)
  if (!user) throw new Refusal('wrong_credentials', refusals.accounts.wrongLogin)
  return user
}

/**
 * Asks for the second factor where there is one: says which, or takes the code. Guesses are counted like those of a
 * password; on a device that is known by themselves, so that who has stolen the password locks nobody out.
 */
async function showFactor(
  services: Services,
  userId: string,
  code: string | undefined,
  knownDevice: Buffer | null,
): Promise<boolean> {
  const { db, clock } = services
  const { hasAuthenticator, passkeys, recoveryCodesLeft } = await countFactors(db, userId)
  if (!hasAuthenticator && passkeys === 0) return false
  if (!code)
    throw new Refusal('second_factor_needed', refusals.accounts.secondFactorNeeded, {
      accountId: userId,
      details: {
        ...((hasAuthenticator || recoveryCodesLeft > 0) && {
          code: refusals.accounts.typeFactorCode,
        }),
        ...(passkeys > 0 && { passkey: refusals.accounts.usePasskey }),
      },
    })
  const guessers = ofCodes(userId, knownDevice)
  const counted = await countGuess(db, guessers, clock.now())
  const taken = await takeCode(services, userId, code, clock.now())
  if (!taken)
    throw new Refusal('wrong_code', refusals.accounts.wrongFactorCode, {
      accountId: userId,
      details: { code: refusals.accounts.wrongFactorCode },
    })
  await forgive(db, guessers[0]?.subject ?? '', counted)
  if (taken === 'recovery')
    await inTransaction(db, (tx) => tellAccount(tx, userId, 'recoveryCodeUsed'))
  return true
}
