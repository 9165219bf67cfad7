import type { Actor } from '../auth/actor.ts'
import { notFound } from '../core/not-found.ts'
import type { Services } from '../core/services.ts'
import { SentFile } from '../platform/http/sent-file.ts'
import { contentTypes, keyOf } from './document-files.ts'
import { maySeeDocument } from './policy.ts'
import { findSubmission } from './queries.ts'

/** The file as it is kept, under a name that says what it is and whose it is not. */
export async function readDocument(
  { db, files }: Services,
  actor: Actor,
  id: string,
): Promise<SentFile> {
  const submission = await findSubmission(db, id)
  if (!submission?.file_type || !maySeeDocument(actor, submission.provider_id))
    throw notFound('document')
  const type = submission.file_type
  const bytes = await files.get(keyOf(id, type))
  if (!bytes) throw notFound('document')
  const name = `${submission.step.replaceAll('_', '-')}-${id.slice(0, 8)}.${type}`
  return new SentFile(bytes, contentTypes[type], name)
}
