import { type Insertable, sql } from 'kysely'
import type { ProofItem } from '#contract/proof-lists.ts'
import type { Proof } from '#contract/proofs.ts'
import type { Db, Tables, Tx } from '../platform/db/tables.ts'
import './tables.ts'

/** The strokes as the JSON that they are: an array would be taken for one of PostgreSQL's. */
export const insertProof = (tx: Tx, { strokes, ...proof }: Insertable<Tables['proofs']>) =>
  tx
    .insertInto('proofs')
    .values({ ...proof, ...(strokes && { strokes: sql`${JSON.stringify(strokes)}::jsonb` }) })
    .returning('id')
    .executeTakeFirstOrThrow()

export const findProof = (db: Db | Tx, id: string) =>
  db.selectFrom('proofs').select(['id', 'job_id', 'kind']).where('id', '=', id).executeTakeFirst()

/** How many photos a job has, and how many of one thing. */
export async function countProofPhotos(tx: Tx, jobId: string, item: string) {
  const { rows } = await sql<{ ofJob: number; ofItem: number }>`
    select count(*) as "ofJob", count(*) filter (where item = ${item}) as "ofItem"
    from proofs where job_id = ${jobId} and kind = 'photo'`.execute(tx)
  return rows[0] ?? { ofJob: 0, ofItem: 0 }
}

/** How many more the phone had that sent the last one; nothing is awaited that was sent before `since`. */
export async function countWaitingPhotos(db: Db | Tx, jobId: string, since: Date): Promise<number> {
  const last = await db
    .selectFrom('proofs')
    .select('waiting')
    .where('job_id', '=', jobId)
    .where('waiting', 'is not', null)
    .where('received_at', '>', since)
    .orderBy('received_at', 'desc')
    .orderBy('taken_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.waiting ?? 0
}

/** Which of the list were given or skipped. */
export const findGiven = (db: Db | Tx, jobId: string) =>
  db
    .selectFrom('proofs as p')
    .leftJoin('proof_hidings as h', 'h.proof_id', 'p.id')
    .select(['p.item', 'p.kind', sql<boolean>`h.proof_id is not null`.as('isHidden')])
    .where('p.job_id', '=', jobId)
    .execute()

/** What was shown with a change, oldest first. */
export const findChangePhotos = (tx: Tx, changeOrderId: string) =>
  tx
    .selectFrom('photos')
    .select(['id', 'created_at'])
    .where('change_order_id', '=', changeOrderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export const showAsProof = (tx: Tx, photoId: string, proofId: string) =>
  tx.updateTable('photos').set({ proof_id: proofId }).where('id', '=', photoId).execute()

export async function findLastReading(
  tx: Tx,
  jobId: string,
  item: ProofItem,
): Promise<string | null> {
  const last = await tx
    .selectFrom('proofs')
    .select('reading')
    .where('job_id', '=', jobId)
    .where('item', '=', item)
    .where('kind', '=', 'reading')
    .orderBy('taken_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.reading ?? null
}

export const isSigned = async (tx: Db | Tx, jobId: string, item: string, hash: Buffer) =>
  (await tx
    .selectFrom('proofs')
    .select('id')
    .where('job_id', '=', jobId)
    .where('item', '=', item as 'signature')
    .where('agreement_hash', '=', hash)
    .executeTakeFirst()) !== undefined

export async function hide(tx: Tx, hiding: Tables['proof_hidings']): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('proof_hidings')
    .values(hiding)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** All of a job as both sides read it, oldest first. */
export async function findProofs(db: Db | Tx, jobId: string): Promise<Proof[]> {
  const rows = await db
    .selectFrom('proofs as p')
    .leftJoin('photos as f', 'f.proof_id', 'p.id')
    .leftJoin('proof_hidings as h', 'h.proof_id', 'p.id')
    .leftJoin('technicians as t', 't.id', 'p.technician_id')
    .select([
      'p.id',
      'p.item',
      'p.kind',
      'p.by_side',
      'p.taken_at',
      'p.received_at',
      'p.distance_m',
      'p.reading',
      'p.skip_reason',
      'p.words',
      'p.signer',
      'p.strokes',
      'p.agreement_hash',
      'p.is_by_link',
      'f.id as photo_id',
      'f.width',
      'f.height',
      'h.hidden_at',
      'h.reason as hidden_because',
      sql<string | null>`split_part(t.full_name, ' ', 1)`.as('first_name'),
    ])
    .where('p.job_id', '=', jobId)
    .orderBy('p.taken_at')
    .orderBy('p.received_at')
    .orderBy('p.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    item: row.item,
    kind: row.kind,
    bySide: row.by_side,
    firstName: row.first_name,
    takenAt: row.taken_at.toISOString(),
    receivedAt: row.received_at.toISOString(),
    distanceM: row.distance_m,
    photo:
      row.photo_id && row.width && row.height && !row.hidden_at
        ? {
            id: row.photo_id,
            side: row.by_side,
            isShownToBidders: false,
            width: row.width,
            height: row.height,
            createdAt: row.taken_at.toISOString(),
          }
        : null,
    reading: row.reading,
    skipReason: row.skip_reason,
    words: row.words,
    signer: row.signer,
    strokes: row.strokes,
    agreementHash: row.agreement_hash?.toString('hex') ?? null,
    isByLink: row.is_by_link,
    isHidden: row.hidden_at !== null,
    hiddenBecause: row.hidden_because,
  }))
}
