import type { Deed } from '../core/deed.ts'
import { enqueue } from '../platform/jobs.ts'
import { findUserByLogin } from './queries.ts'
import './mail-reset-link.ts'
import './text-reset-link.ts'

/**
 * Somebody has forgotten a password: to a known address or username a link goes after the answer, by mail, or by SMS
 * where the account has no address, as most drivers have none. The caller is answered the same in every case (rules C21).
 */
export async function forgotPassword(deed: Deed, login: string): Promise<void> {
  await deed.transaction(async (tx) => {
    const user = await findUserByLogin(tx, login)
    if (!user || user.closed_at) return
    await enqueue(tx, user.email ? 'mail_reset_link' : 'text_reset_link', { userId: user.id })
  })
}
