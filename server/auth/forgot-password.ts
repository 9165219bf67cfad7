import { randomUUID } from 'node:crypto'
import { countIn, resetLinks, subjectOf } from '../core/caps/limits.ts'
import type { Deed } from '../core/deed.ts'
import { enqueue } from '../platform/jobs.ts'
import { findUserByLogin } from './queries.ts'
import './mail-reset-link.ts'
import './text-reset-link.ts'

/**
 * Somebody has forgotten a password: to a known address or username a link goes after the answer, by mail, or by SMS
 * where the account has no address, as most drivers have none. A few an hour, whoever asks. The caller is answered the same
 * in every case (rules C21), and as late: for nobody as much is written, in the name of an account that there is not.
 */
export async function forgotPassword(deed: Deed, login: string): Promise<void> {
  await deed.transaction(async (tx) => {
    const user = await findUserByLogin(tx, login)
    const known = user && !user.closed_at ? user : null
    const limit = resetLinks(known ? subjectOf.account(known.id) : subjectOf.address(login))
    if (await countIn(tx, [limit], deed)) return
    const task = known && !known.email ? 'text_reset_link' : 'mail_reset_link'
    await enqueue(tx, task, { userId: known?.id ?? randomUUID() })
  })
}
