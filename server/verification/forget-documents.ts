import { settings } from '#contract/settings.ts'
import type { Services } from '../core/services.ts'
import { keyOf } from './document-files.ts'
import { findFilesToForget, setFileRemoved } from './queries.ts'

const atOnce = 100

/** Deletes the files of documents that count no more, after a time in which somebody may still ask about them. */
export async function forgetDocuments({ db, files, clock }: Services): Promise<void> {
  const before = new Date(clock.now().getTime() - settings.documents.keepMs)
  for (const { id, file_type } of await findFilesToForget(db, before, atOnce)) {
    if (!file_type) continue
    // The file first: a crash between the two lets the next run try again.
    await files.remove(keyOf(id, file_type))
    await setFileRemoved(db, id, clock.now())
  }
}
