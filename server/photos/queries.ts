import { type RawBuilder, sql } from 'kysely'
import type { Photo, Side } from '#contract/photos.ts'
import { anyOf } from '../platform/db/any-of.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import './tables.ts'

const columns = [
  'photos.id',
  'photos.request_id',
  'photos.bid_id',
  'photos.message_id',
  'photos.change_order_id',
  'photos.dispute_id',
  'photos.proof_id',
  'photos.side',
  'photos.is_shown_to_bidders',
  'photos.width',
  'photos.height',
  'photos.created_at',
] as const

/** A photo, with the provider to whose conversation it belongs, if to one. */
export const findPhoto = (db: Db | Tx, id: string) =>
  db
    .selectFrom('photos')
    .leftJoin('bids', 'bids.id', 'photos.bid_id')
    .leftJoin('proof_hidings', 'proof_hidings.proof_id', 'photos.proof_id')
    .select([
      ...columns,
      'bids.provider_id as bid_provider_id',
      'proof_hidings.hidden_at as hidden_at',
    ])
    .where('photos.id', '=', id)
    .executeTakeFirst()

export type PhotoRow = NonNullable<Awaited<ReturnType<typeof findPhoto>>>

/** The photos of the request itself, oldest first; those of conversations come with their messages. */
export const findRequestPhotos = (db: Db, requestId: string, onlyShown: boolean) =>
  db
    .selectFrom('photos')
    .select(columns)
    .where('request_id', '=', requestId)
    .where('bid_id', 'is', null)
    .$if(onlyShown, (query) => query.where('is_shown_to_bidders', '=', true))
    .orderBy('created_at')
    .execute()

/** What a follower may see where the link shows photos: those of the request, and those that prove the work of a job; of no conversation. */
export const findFollowedPhotos = (db: Db, requestId: string, jobId: string | null) =>
  db
    .selectFrom('photos')
    .leftJoin('proofs', 'proofs.id', 'photos.proof_id')
    .leftJoin('proof_hidings', 'proof_hidings.proof_id', 'photos.proof_id')
    .select(columns)
    .where('photos.request_id', '=', requestId)
    .where('proof_hidings.proof_id', 'is', null)
    .where((is) => is.or([is('photos.bid_id', 'is', null), is('proofs.job_id', '=', jobId)]))
    .orderBy('photos.created_at')
    .execute()

/** Has a side of the job that it was shown on opened a dispute? */
export async function isDisputed(
  db: Db | Tx,
  { request_id, bid_id }: Pick<PhotoRow, 'request_id' | 'bid_id'>,
): Promise<boolean> {
  const { rows } = await sql`
    select from disputes d join jobs j on j.id = d.job_id
    where j.request_id = ${request_id} and (${bid_id}::uuid is null or j.bid_id = ${bid_id}) limit 1`.execute(
    db,
  )
  return rows.length > 0
}

/** How many photos stand on a request (`bidId` null), or wait for the next message of a conversation. */
export async function countPhotos(tx: Tx, requestId: string, bidId: string | null) {
  const { rows } = await sql<{ photos: number }>`
    select count(*) as photos from photos where request_id = ${requestId}
      and bid_id is not distinct from ${bidId}::uuid
      and message_id is null and change_order_id is null and dispute_id is null
      and proof_id is null`.execute(tx)
  return rows[0]?.photos ?? 0
}

export const insertPhoto = (
  tx: Tx,
  photo: {
    id: string
    request_id: string
    bid_id: string | null
    side: Side
    user_id: string | null
    is_shown_to_bidders: boolean
    width: number
    height: number
    created_at: Date
    proof_id?: string
  },
) =>
  tx
    .insertInto('photos')
    .values({ ...photo, message_id: null, change_order_id: null })
    .execute()

export const deletePhoto = (tx: Tx, id: string) =>
  tx.deleteFrom('photos').where('id', '=', id).execute()

export const addShownPhotos = (tx: Tx, requestId: string, more: number) =>
  tx
    .updateTable('requests')
    .set({ shown_photos: sql`shown_photos + ${more}::integer` })
    .where('id', '=', requestId)
    .execute()

/** Puts photos that one side has sent for this conversation, and that stand nowhere yet, into a message, a change order or a dispute; answers how many. */
export async function attachPhotos(
  tx: Tx,
  { photoIds, bidId, side, to }: Attachment,
): Promise<number> {
  if (photoIds.length === 0) return 0
  const result = await tx
    .updateTable('photos')
    .set(to)
    .where('id', '=', anyOf(photoIds))
    .where('bid_id', '=', bidId)
    .where('side', '=', side)
    .where('message_id', 'is', null)
    .where('change_order_id', 'is', null)
    .where('dispute_id', 'is', null)
    .where('proof_id', 'is', null)
    .executeTakeFirst()
  return Number(result.numUpdatedRows)
}

/** The photos `p` of a condition as the API writes them, oldest first. */
export const photosJson = (which: RawBuilder<unknown>) => sql`(
  select coalesce(json_agg(json_build_object(
      'id', p.id, 'side', p.side, 'isShownToBidders', p.is_shown_to_bidders, 'width', p.width,
      'height', p.height, 'createdAt', iso(p.created_at)) order by p.created_at), '[]'::json)
  from photos p where ${which})`

export interface Attachment {
  photoIds: readonly string[]
  bidId: string
  side: Side
  to: { message_id: number } | { change_order_id: string } | { dispute_id: string }
}

type Shown = Pick<
  PhotoRow,
  'id' | 'side' | 'is_shown_to_bidders' | 'width' | 'height' | 'created_at'
>

export const photoView = (row: Shown): Photo => ({
  id: row.id,
  side: row.side,
  isShownToBidders: row.is_shown_to_bidders,
  width: row.width,
  height: row.height,
  createdAt: row.created_at.toISOString(),
})
