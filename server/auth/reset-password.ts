import { refusals } from '#contract/words/en/refusals.ts'
import type { Deed } from '../core/deed.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { hashPassword } from '../platform/secrets/passwords.ts'
import { hashToken } from '../platform/secrets/tokens.ts'
import { tellAccount } from './account-news.ts'
import { endAccess } from './end-access.ts'
import { refuseTooShort } from './password-length.ts'
import { lockReset, setPassword } from './queries.ts'
import { refuseWeak } from './weak-password.ts'

/** The holder of a reset link sets a new password; the link is used up, and all sessions (rules C21), keys and webhooks end. */
export async function resetPassword(deed: Deed, token: string, newPassword: string): Promise<void> {
  await refuseWeak(newPassword, [], 'newPassword')
  const passwordHash = await hashPassword(newPassword)
  await deed.transaction(async (tx) => {
    const reset = await lockReset(tx, hashToken(token))
    if (!reset || reset.used_at || reset.expires_at <= deed.now)
      throw new Refusal('invalid_reset_link', refusals.accounts.resetLinkOver)
    const { username, email, full_name } = reset
    await refuseWeak(newPassword, [username, email, full_name], 'newPassword')
    // The form says 6 (S1 §2); an admin's password never had fewer than the rules want.
    refuseTooShort(newPassword, reset.user_type === 'admin')
    await setPassword(tx, reset.user_id, passwordHash)
    const hadPrograms = await endAccess(tx, reset.user_id, deed.now)
    await tellAccount(tx, reset.user_id, hadPrograms ? 'passwordAndKeysReset' : 'passwordReset')
  })
}
