import { settings } from '#contract/settings.ts'
import { eachDue } from '../core/each-due.ts'
import type { Services } from '../core/services.ts'
import { keyOf } from './document-files.ts'
import { findFilesToForget, setFileRemoved } from './queries.ts'

const atOnce = 100

/** Deletes the files of documents that count no more, after a time in which somebody may still ask about them. */
export function forgetDocuments(services: Services): Promise<number> {
  const { db, files, clock } = services
  const before = new Date(clock.now().getTime() - settings.documents.keepMs)
  const find = (atMost: number) => findFilesToForget(db, before, atMost)
  const due = { deadline: 'forgetDocuments', atOnce, find }
  return eachDue(services, due, async ({ id, file_type }) => {
    if (!file_type) return
    // The file first: a crash between the two lets the next run try again.
    await files.remove(keyOf(id, file_type))
    await setFileRemoved(db, id, clock.now())
  })
}
