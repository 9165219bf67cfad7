import { randomUUID } from 'node:crypto'
import { settings } from '#contract/settings.ts'
import type { FileType } from '#contract/verification.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { Saying } from '#contract/words/sayings.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { readPaper } from '../platform/files/paper.ts'
import { Refusal } from '../platform/http/refusal.ts'

export const contentTypes: Record<FileType, string> = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
}

export const keyOf = (id: string, type: FileType) => `documents/${id}.${type}`

export interface KeptDocument {
  id: string
  fileType: FileType
}

/** Keeps the document only if the deed that tells of it ends well and is told for the first time. */
export async function withDocument<T extends { id: string }>(
  files: FileStore,
  bytes: Buffer,
  tell: (document: KeptDocument) => Promise<T>,
): Promise<T> {
  const kept = await keepDocument(files, bytes)
  const remove = () => files.remove(keyOf(kept.id, kept.fileType))
  try {
    const told = await tell(kept)
    if (told.id !== kept.id) await remove()
    return told
  } catch (error) {
    await remove()
    throw error
  }
}

async function keepDocument(files: FileStore, sent: Buffer): Promise<KeptDocument> {
  if (sent.length === 0) throw refuse(refusals.documents.empty)
  const paper = await readPaper(sent, settings.documents)
  if (!paper) throw refuse(refusals.documents.unreadable)
  if (paper === 'acts') throw refuse(refusals.documents.acts)
  const id = randomUUID()
  await files.put(keyOf(id, paper.type), paper.bytes, contentTypes[paper.type])
  return { id, fileType: paper.type }
}

const refuse = (saying: Saying) =>
  new Refusal('not_a_document', saying, { details: { document: saying } })
