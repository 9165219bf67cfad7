import { sql } from 'kysely'
import type { SentMessage } from '#contract/desk-accounts.ts'
import type { Language } from '#contract/words/languages.ts'
import type { Db } from '../platform/db/tables.ts'
import { noticeIn, type Said } from './telling/say.ts'

const shown = 30

/** What was sent to somebody of late, in the language of the admin who reads it; never the address it went to. */
export async function listSentTo(
  db: Db,
  userId: string,
  language: Language,
): Promise<SentMessage[]> {
  const { rows } = await sql<Omit<SentMessage, 'title'> & Said>`
    select d.id, d.kind, d.code, d.params, d.channel, d.status, d.reason, iso(d.created_at) as at
    from deliveries d where d.user_id = ${userId} order by d.id desc limit ${shown}`.execute(db)
  return rows.map(({ code, params, ...line }) => ({
    ...line,
    title: noticeIn(language, { code, params }).title,
  }))
}
