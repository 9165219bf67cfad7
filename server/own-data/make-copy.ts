import { strToU8, type Zippable, zipSync } from 'fflate'
import { settings } from '#contract/settings.ts'
import { moment } from '#contract/words/en/grammar.ts'
import { ownData } from '#contract/words/en/own-data.ts'
import { inLanguage } from '#contract/words/words.ts'
import type { Services } from '../core/services.ts'
import { enqueue } from '../platform/jobs.ts'
import { languageOfRecipient } from '../platform/language-of-recipient.ts'
import { findFilesOf, readSections } from './copy-sections.ts'
import { copyKey } from './queries.ts'
import { findWhose } from './whose.ts'
import './mail-own-data.ts'

declare module '../platform/jobs.ts' {
  interface Tasks {
    make_copy: { id: string }
  }
}

/** Puts everything that is held about an account into one ZIP file, and mails its person that it is ready. */
export async function makeCopy(services: Services, { id }: { id: string }): Promise<void> {
  const { db, clock, files, deeds } = services
  const copy = await db
    .selectFrom('own_copies')
    .select(['user_id', 'expires_at'])
    .where('id', '=', id)
    .where('ready_at', 'is', null)
    .executeTakeFirst()
  // Erased meanwhile, or made by the attempt before this one.
  if (!copy) return
  const whose = await findWhose(db, copy.user_id)
  if (!whose) return
  const words = inLanguage(ownData, languageOfRecipient(whose.language))
  const entries: Zippable = {
    'data.json': strToU8(JSON.stringify(await readSections(db, whose), null, 2)),
    'read-me.txt': strToU8(
      words.readMe({
        at: moment(clock.now().toISOString(), settings.desk.timeZone),
      }),
    ),
  }
  for (const { key, name } of await findFilesOf(db, whose)) {
    const bytes = await files.get(key)
    // Pictures and papers are packed already.
    if (bytes) entries[name] = [bytes, { level: 0 }]
  }
  await files.put(copyKey(id), Buffer.from(zipSync(entries)), 'application/zip')
  await deeds.own().transaction(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('own_copies')
      .set({ ready_at: clock.now() })
      .where('id', '=', id)
      .executeTakeFirst()
    if (numUpdatedRows > 0n)
      await enqueue(tx, 'mail_own_data', { userId: copy.user_id, news: 'copyReady' })
  })
}
