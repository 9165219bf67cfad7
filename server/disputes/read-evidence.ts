import { sql } from 'kysely'
import type { Evidence } from '#contract/evidence.ts'
import type { Photo } from '#contract/photos.ts'
import { photosJson } from '../photos/queries.ts'
import type { Db } from '../platform/db/tables.ts'
import { openPack } from './evidence-pack.ts'

/** A frozen pack as somebody reads it: the same words and times, with those of its photos that are still here. */
export async function readEvidence(db: Db, pack: string): Promise<Evidence> {
  const { frozenAt, evidence } = openPack(pack)
  const { job, agreement, changes = [], photos, proofs = [], messages, history } = evidence
  const known = await photosOf(db, [
    ...photos.map(({ id }) => id),
    ...changes.flatMap((change) => change.photos ?? []),
    ...proofs.flatMap(({ photo }) => photo ?? []),
  ])
  const still = (ids: readonly string[]) => ids.flatMap((id) => known.get(id) ?? [])
  const ofChanges = new Set(changes.flatMap((change) => change.photos ?? []))
  const { id: _, fee, ...moments } = job
  return {
    frozenAt,
    job: { ...moments, cancellationFee: fee },
    agreement,
    changes: changes.map(({ id, status, reason, words, lines, sentAt, photos: shown = [] }) => ({
      ...{ id, status, reason, words, lines, sentAt },
      photos: still(shown),
    })),
    photos: still(photos.map(({ id }) => id).filter((id) => !ofChanges.has(id))),
    proofs: proofs.map(({ side, photo, agreement: agreementHash, hiddenAt, ...proof }) => ({
      ...proof,
      bySide: side,
      firstName: proof.firstName || null,
      isByLink: proof.isByLink ?? false,
      // What was hidden nobody sees, the operator neither.
      photo: (photo && !hiddenAt && known.get(photo)) || null,
      agreementHash,
      isHidden: hiddenAt !== null,
    })),
    messages: messages.map(({ side, content, at }) => ({ side, content, createdAt: at })),
    history: history.map((entry, index) => ({ ...entry, id: index })),
  }
}

async function photosOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Photo>> {
  const { rows } = await sql<{ photos: Photo[] }>`
    select ${photosJson(sql`p.id = any(${ids}::uuid[])`)} as photos`.execute(db)
  return new Map(rows[0]?.photos.map((photo) => [photo.id, photo]))
}
