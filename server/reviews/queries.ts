import { sql } from 'kysely'
import type { Db, Tx } from '../platform/db/tables.ts'
import './events.ts'
import './tables.ts'

const columns = [
  'id',
  'job_id',
  'provider_id',
  'side',
  'service',
  'on_time',
  'price',
  'words',
  'written_at',
  'published_at',
  'reply',
  'replied_at',
  'hidden_at',
  'hidden_because',
] as const

export const findReview = (db: Db | Tx, id: string) =>
  db.selectFrom('reviews').select(columns).where('id', '=', id).executeTakeFirst()

export type ReviewRow = NonNullable<Awaited<ReturnType<typeof findReview>>>

export const findReviewsOfJob = (db: Db | Tx, jobId: string) =>
  db.selectFrom('reviews').select(columns).where('job_id', '=', jobId).execute()

export const insertReview = (
  tx: Tx,
  review: Pick<
    ReviewRow,
    'job_id' | 'provider_id' | 'side' | 'service' | 'on_time' | 'price' | 'words' | 'written_at'
  >,
) => tx.insertInto('reviews').values(review).execute()

export const setReply = (tx: Tx, id: string, reply: string, at: Date) =>
  tx.updateTable('reviews').set({ reply, replied_at: at }).where('id', '=', id).execute()

/** Takes a review off the pages, or puts it back. */
export const setHidden = (tx: Tx, id: string, hidden: { at: Date; because: string } | null) =>
  tx
    .updateTable('reviews')
    .set({ hidden_at: hidden?.at ?? null, hidden_because: hidden?.because ?? null })
    .where('id', '=', id)
    .execute()

/** Publishes what is written about a job; answers how many became visible. */
export async function setPublished(tx: Tx, jobId: string, at: Date): Promise<number> {
  const result = await tx
    .updateTable('reviews')
    .set({ published_at: at })
    .where('job_id', '=', jobId)
    .where('published_at', 'is', null)
    .executeTakeFirst()
  return Number(result.numUpdatedRows)
}

/** Jobs with a hidden review whose time for a second one is over. */
export async function findJobsToPublish(db: Db, closedBefore: Date, limit: number) {
  const { rows } = await sql<{ id: string; request_id: string }>`
    select r.job_id as id, j.request_id from reviews r join jobs j on j.id = r.job_id
    where r.published_at is null and j.closed_at <= ${closedBefore} limit ${limit}`.execute(db)
  return rows
}

/** The averages of a provider's published reviews (rules C19), but for the hidden ones. */
export async function averageOf(tx: Tx, providerId: string) {
  const { rows } = await sql<{ count: number; rating: string | null; scores: unknown }>`
    select count(*) as count, round(avg((service + on_time + price) / 3.0), 2) as rating,
      case when count(*) > 0 then json_build_object(
        'service', round(avg(service), 1)::float8,
        'onTime', round(avg(on_time), 1)::float8,
        'price', round(avg(price), 1)::float8) end as scores
    from reviews
    where provider_id = ${providerId} and side = 'customer' and published_at is not null
      and hidden_at is null
      and not exists (select from jobs j where j.id = reviews.job_id and j.same_people is not null)`.execute(
    tx,
  )
  return rows[0] ?? { count: 0, rating: null, scores: null }
}
