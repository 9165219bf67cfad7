import { sql } from 'kysely'
import { settings } from '#contract/settings.ts'
import type { Services } from '../core/services.ts'
import { copyKey } from './queries.ts'

/** Copies that were downloaded, or that nobody downloaded in time, are removed: the file first, then what tells of it. */
export async function removeCopies({ db, clock, files }: Services): Promise<void> {
  const now = clock.now()
  const fetched = new Date(now.getTime() - settings.ownData.fetchAgainMs)
  const { rows } = await sql<{ id: string }>`
    select id from own_copies where expires_at <= ${now} or fetched_at <= ${fetched}`.execute(db)
  for (const { id } of rows) {
    await files.remove(copyKey(id))
    // That one was asked for today is still to be known.
    await sql`delete from own_copies where id = ${id} and expires_at <= ${now}`.execute(db)
  }
}
