import type { CurrentUser } from '#contract/auth.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { Services } from '../core/services.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { hashFirstCode } from '../platform/secrets/first-code.ts'
import { verifyAgainstNothing, verifyPassword } from '../platform/secrets/passwords.ts'
import { sameHash } from '../platform/secrets/tokens.ts'
import { findCurrentUser, findUserByLogin, isKnownDevice } from './queries.ts'
import { accountSubject, countGuess, forgive, knownDevice, stranger } from './slow-down.ts'

export interface LogIn {
  username: string
  password: string
  portal?: 'admin' | undefined
}

/**
 * Somebody signs in. The admin portal lets nobody else in (rules C21); a closed account lets nobody in, which only the
 * right password learns.
 */
export async function logIn(
  { db, clock }: Services,
  { username, password, portal }: LogIn,
  { address, device }: { address: string; device: Buffer | null },
): Promise<CurrentUser> {
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
  if (portal === 'admin' && found.user_type !== 'admin')
    throw new Refusal('admin_required', refusals.accounts.adminOnly, { accountId: found.id })
  if (found.closed_at)
    throw new Refusal(
      'account_closed',
      found.user_type === 'service_provider'
        ? refusals.accounts.closedByBusiness
        : refusals.accounts.closed,
      { accountId: found.id },
    )
  const user = await findCurrentUser(db, found.id)
  if (!user) throw new Refusal('wrong_credentials', refusals.accounts.wrongLogin)
  return user
}
