import { refusals } from '#contract/words/en/refusals.ts'
import type { Services } from '../core/services.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { verifyPassword } from '../platform/secrets/passwords.ts'
import { findPassword } from './queries.ts'
import { countGuess, forgive, ofOldPassword } from './slow-down.ts'

/** Who is signed in types the own password again; guesses are counted with those of who wants another one. */
export async function checkPassword(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userId: string,
  password: string,
): Promise<void> {
  const guessers = ofOldPassword(userId)
  const counted = await countGuess(db, guessers, clock.now())
  const known = await findPassword(db, userId)
  if (!known?.password_hash || !(await verifyPassword(known.password_hash, password)))
    throw new Refusal('wrong_credentials', refusals.accounts.notYourPassword, {
      details: { password: refusals.accounts.notYourPassword },
    })
  await forgive(db, guessers[0]?.subject ?? '', counted)
}
