import { choosesStrongly } from '#contract/account.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { Saying } from '#contract/words/sayings.ts'
import type { Deed } from '../core/deed.ts'
import { record } from '../core/events.ts'
import type { Services } from '../core/services.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { hashFirstCode } from '../platform/secrets/first-code.ts'
import { hashPassword, verifyPassword } from '../platform/secrets/passwords.ts'
import { sameHash } from '../platform/secrets/tokens.ts'
import { tellAccount } from './account-news.ts'
import type { User } from './actor.ts'
import { agree } from './agreements.ts'
import { refuseTooShort } from './password-length.ts'
import { deleteSessionsOf, findPassword, setPassword, useUpResets } from './queries.ts'
import { countGuess, forgive, ofOldPassword } from './slow-down.ts'
import { whyWeak } from './weak-password.ts'

/**
 * Somebody chooses a new password, having typed the old one; a first password that somebody else gave out was typed at the sign-in
 * just before, and is not asked for again. All sessions end; the caller opens a new one (rules C21).
 */
export async function changePassword(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  deed: Deed,
  { userId, userType }: User,
  { currentPassword, newPassword }: { currentPassword?: string | undefined; newPassword: string },
): Promise<void> {
  const known = await findPassword(db, userId)
  if (!known) throw new Refusal('not_signed_in', refusals.accounts.signIn)
  if (!known.must_change_password) {
    const guessers = ofOldPassword(userId)
    const counted = await countGuess(db, guessers, clock.now())
    const matches = await verifyPassword(known.password_hash, currentPassword ?? '')
    if (!matches) throw refuse('currentPassword', refusals.accounts.notYourPassword)
    await forgive(db, guessers[0]?.subject ?? '', counted)
  }
  refuseTooShort(newPassword, choosesStrongly(userType))
  const names = [known.username, known.email, known.full_name]
  const why = await whyWeak(newPassword, names)
  if (why) throw refuse('newPassword', why)
  const isSame =
    (known.first_code_hash && sameHash(known.first_code_hash, hashFirstCode(newPassword))) ||
    (known.password_hash !== '' && (await verifyPassword(known.password_hash, newPassword)))
  if (isSame) throw refuse('newPassword', refusals.accounts.samePassword)
  const passwordHash = await hashPassword(newPassword)
  await deed.transaction(async (tx) => {
    await setPassword(tx, userId, passwordHash)
    // A link that was mailed before must not open what was just locked.
    await useUpResets(tx, userId, deed.now)
    // The page of a first sign-in names the terms; elsewhere they were agreed to before.
    if (known.must_change_password) await agree(tx, { userId }, deed.now)
    // Who has just chosen the first one knows.
    else await tellAccount(tx, userId, 'passwordChanged')
    await deleteSessionsOf(tx, userId)
    await record(tx, 'access_ended', { userId })
  })
}

const refuse = (field: string, saying: Saying) =>
  new Refusal(field === 'newPassword' ? 'common_password' : 'wrong_credentials', saying, {
    details: { [field]: saying },
  })
