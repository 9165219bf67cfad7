import type { Deed } from '../platform/http/deed.ts'
import { enqueue } from '../platform/jobs.ts'
import { findUserByEmail } from './queries.ts'
import './mail-reset-link.ts'

/**
 * Somebody has forgotten his password: if the address is known, a link is mailed after the answer. The caller is
 * answered the same in either case (rules C21).
 */
export async function forgotPassword(deed: Deed, email: string): Promise<void> {
  await deed.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email)
    if (user) await enqueue(tx, 'mail_reset_link', { userId: user.id })
  })
}
