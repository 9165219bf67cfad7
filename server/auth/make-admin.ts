import { sql } from 'kysely'
import { nobody, openBook } from '../core/events.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { hashPassword, verifyPassword } from '../platform/secrets/passwords.ts'
import { StartProblem } from '../platform/start-problem.ts'
import { tellAccount } from './account-news.ts'
import { endAccess } from './end-access.ts'
import { findUserByEmail, insertAudit } from './queries.ts'

export interface NewAdmin {
  username: string
  password: string
  email: string
}

/**
 * Makes this admin, or keeps the one of this name with this password and address. Called by the command line and
 * at start from the environment, never by a registration (rules C21). Throws StartProblem for a name that another
 * type of user holds and for an address that another account has.
 */
export function makeAdmin(db: Db, admin: NewAdmin): Promise<'made' | 'kept'> {
  return inTransaction(db, async (tx) => {
    // Processes that start at the same moment on a new database all want to make it.
    await sql`select pg_advisory_xact_lock(hashtextextended('make admin', 0))`.execute(tx)
    const known = await tx
      .selectFrom('users')
      .select(['id', 'user_type', 'password_hash', 'email'])
      .where(sql`lower(username)`, '=', admin.username.toLowerCase())
      .executeTakeFirst()
    if (known && known.user_type !== 'admin')
      throw new StartProblem(`The username ${admin.username} belongs to somebody who is no admin.`)
    if (
      known &&
      known.email === admin.email &&
      (await verifyPassword(known.password_hash, admin.password))
    )
      return 'kept'
    const holder = await findUserByEmail(tx, admin.email)
    if (holder && holder.id !== known?.id)
      throw new StartProblem(`The e-mail address ${admin.email} belongs to another account.`)
    const password_hash = await hashPassword(admin.password)
    if (known) {
      await tx
        .updateTable('users')
        .set({ password_hash, email: admin.email })
        .where('id', '=', known.id)
        .execute()
      const now = new Date()
      // A server that runs meanwhile reads it within seconds.
      openBook(tx, now, nobody)
      await endAccess(tx, known.id, now)
      await tellAccount(tx, known.id, 'passwordSetByOperator')
      await audit(tx, 'admin_changed', known.id, 'admin')
      return 'kept'
    }
    const { id } = await tx
      .insertInto('users')
      .values({
        user_type: 'admin',
        username: admin.username,
        email: admin.email,
        full_name: admin.username,
        phone: '',
        password_hash,
        suspended_at: null,
        suspended_in_person_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await audit(tx, 'admin_made', id, null)
    return 'made'
  })
}

/** By nobody who is signed in: the command line or the environment. */
const audit = (
  tx: Tx,
  action: 'admin_made' | 'admin_changed',
  subject_id: string,
  was: 'admin' | null,
) =>
  insertAudit(tx, {
    at: new Date(),
    actor_id: null,
    action,
    subject_id,
    reason: null,
    before: { role: was },
    after: { role: 'admin' },
  })
