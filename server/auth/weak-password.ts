import { refusals } from '#contract/words/en/refusals.ts'
import type { Saying } from '#contract/words/sayings.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { isCommonPassword, isOwnName } from '../platform/secrets/common-passwords.ts'

/** Its owner's username, email and full name, as far as they are known. */
type Names = readonly (string | null)[]

/** Why a password is among the first that are guessed (rules C21), by everybody or by whoever knows its owner; null of any other. */
export async function whyWeak(password: string, names: Names = []): Promise<Saying | null> {
  if (!(await isCommonPassword(password, names))) return null
  return isOwnName(password, names)
    ? refusals.accounts.ownNamePassword
    : refusals.accounts.commonPassword
}

/** Refuses such a password at its field: 400 `common_password`. */
export async function refuseWeak(password: string, names?: Names, field = 'password') {
  const why = await whyWeak(password, names)
  if (why) throw new Refusal('common_password', why, { details: { [field]: why } })
}
