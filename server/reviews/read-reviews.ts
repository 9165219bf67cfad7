import { sql } from 'kysely'
import type { Side } from '#contract/photos.ts'
import type { JobReviews, PublicReview, Review } from '#contract/reviews.ts'
import { settings } from '#contract/settings.ts'
import { findOwnership } from '../asking/queries.ts'
import { redactContacts } from '../core/contacts/redact-contacts.ts'
import { notFound } from '../core/not-found.ts'
import type { Services } from '../core/services.ts'
import { findJob, type JobRow } from '../deals/job-queries.ts'
import type { Claim } from '../deals/policy.ts'
import { reviewableUntil } from '../deals/reviewable-until.ts'
import { sideOf } from '../deals/side-of.ts'
import type { Db } from '../platform/db/tables.ts'
import { mayReply, writeRefusal } from './policy.ts'
import { findReviewsOfJob, type ReviewRow } from './queries.ts'

/** The reviews of a job as one of its parties sees them. */
export async function readJobReviews(
  { db, clock }: Services,
  claim: Claim,
  jobId: string,
): Promise<JobReviews> {
  const job = await findJob(db, jobId)
  const request = job && (await findOwnership(db, job.request_id))
  const side = request && (await sideOf(db, request, job, claim))
  if (!side) throw notFound('job')
  return jobReviewsView(job, await findReviewsOfJob(db, jobId), side, clock.now())
}

function jobReviewsView(job: JobRow, reviews: ReviewRow[], side: Side, now: Date): JobReviews {
  const mine = reviews.find((review) => review.side === side)
  const other = reviews.find((review) => review.side !== side)
  const theirs = other?.published_at ? other : undefined
  return {
    side,
    mine: mine ? reviewView(mine) : null,
    theirs: theirs ? reviewView(theirs) : null,
    until: reviewableUntil(job)?.toISOString() ?? null,
    can: {
      write: !mine && writeRefusal(job, now) === null,
      reply: theirs !== undefined && mayReply(theirs, side),
    },
  }
}

export const reviewView = (row: ReviewRow): Review => ({
  id: row.id,
  side: row.side,
  service: row.service,
  onTime: row.on_time,
  price: row.price,
  words: row.words,
  writtenAt: row.written_at.toISOString(),
  publishedAt: row.published_at?.toISOString() ?? null,
  reply: row.reply,
  repliedAt: row.replied_at?.toISOString() ?? null,
})

/** What anybody reads on a provider's page: of published reviews that count, without contact details in the words. */
export async function listProviderReviews(
  db: Db,
  providerId: string,
  before: string | undefined,
): Promise<PublicReview[]> {
  const { rows } = await sql<PublicReview>`
    select r.id, q.service_type as "serviceType", r.service, r.on_time as "onTime", r.price, r.words,
      iso(r.published_at) as "publishedAt", r.reply
    from reviews r
    join providers p on p.id = r.provider_id and p.status = 'active'
    join jobs j on j.id = r.job_id
    join requests q on q.id = j.request_id
    where r.provider_id = ${providerId} and r.side = 'customer' and r.published_at is not null
      and r.hidden_at is null and j.same_people is null and (${before ?? null}::uuid is null or (r.published_at, r.id) <
        (select l.published_at, l.id from reviews l where l.id = ${before ?? null}::uuid))
    order by r.published_at desc, r.id desc
    limit ${settings.pageSize.list}`.execute(db)
  return rows.map((row) => ({
    ...row,
    words: row.words && redactContacts(row.words),
    reply: row.reply && redactContacts(row.reply),
  }))
}
