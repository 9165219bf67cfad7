import { sql } from 'kysely'
import type { BidAtDesk, JobAtDesk, ReviewAtDesk } from '#contract/desk-requests.ts'
import { jobLifecycle } from '#contract/jobs.ts'
import { refusalOf } from '#contract/lifecycle.ts'
import { decimal } from '#contract/primitives.ts'
import { platformFeeCents } from '#contract/settings.ts'
import type { Language } from '#contract/words/languages.ts'
import { sentence } from '#contract/words/sayings.ts'
import { refundableInAll } from '../../cards/refund-job.ts'
import type { Db } from '../../platform/db/tables.ts'
import { endOfBidSql } from '../../views/list-bids.ts'
import { readLedgerOfJobs } from './money.ts'
import { refundRefusal } from './refund-refusal.ts'

/** All bids of a request, whatever became of them, the newest first. */
export async function readBids(db: Db, requestId: string): Promise<BidAtDesk[]> {
  const { rows } = await sql<BidAtDesk>`
    select b.id, json_build_object('id', p.id, 'name', p.business_name) as provider,
      dollars(b.price_cents) as price, b.eta_minutes as "etaMinutes",
      b.eta_open_ended as "etaOpenEnded", b.message, b.status, b.status_reason as "statusReason",
      round(b.distance_miles::numeric, 1)::float8 as "distanceMiles",
      iso(b.created_at) as "createdAt", iso(${sql.raw(endOfBidSql)}) as "expiresAt", u.full_name as "enteredBy",
      (select count(*) from messages m where m.bid_id = b.id) as messages
    from bids b join providers p on p.id = b.provider_id join requests r on r.id = b.request_id
    left join users u on u.id = b.entered_by
    where b.request_id = ${requestId} order by b.created_at desc, b.id`.execute(db)
  return rows
}

type Row = Omit<
  JobAtDesk,
  'fee' | 'ledger' | 'refundable' | 'reviews' | 'releaseRefusal' | 'refundRefusal'
> & {
  cents: number
  disputedCents: number | null
}

/** The jobs of a request, the newest first, with their money and reviews. */
export async function readJobs(
  db: Db,
  requestId: string,
  language: Language,
): Promise<JobAtDesk[]> {
  const { rows } = await sql<Row>`
    select j.id, j.bid_id as "bidId", json_build_object('id', p.id, 'name', p.business_name) as provider,
      p.phone, t.full_name as technician, j.phase, dollars(j.price_cents) as price,
      j.price_cents as cents, iso(j.promised_at) as "promisedAt", iso(j.expected_at) as "expectedAt",
      iso(j.assigned_at) as "assignedAt", iso(j.closed_at) as "closedAt", j.end_reason as "endReason",
      j.comeback_of as "comebackOf",
      (select json_build_object('id', d.id, 'state', d.state) from disputes d where d.job_id = j.id
        order by d.opened_at desc limit 1) as dispute,
      (select d.claim_cents from disputes d where d.job_id = j.id and d.ended_at is null) as "disputedCents"
    from jobs j join providers p on p.id = j.provider_id
    left join technicians t on t.id = j.technician_id
    where j.request_id = ${requestId} order by j.assigned_at desc`.execute(db)
  const ids = rows.map(({ id }) => id)
  const leftOf = async (id: string) => [id, await refundableInAll(db, id)] as const
  const [ledger, reviews, left] = await Promise.all([
    readLedgerOfJobs(db, ids),
    readReviews(db, ids),
    Promise.all(ids.map(leftOf)).then((all) => new Map(all)),
  ])
  return rows.map(({ cents, disputedCents, ...job }) => {
    const noRefund = refundRefusal(disputedCents)
    const refusal = refusalOf(jobLifecycle, 'release', job.phase)
    return {
      ...job,
      fee: decimal(platformFeeCents(cents)),
      ledger: ledger.get(job.id) ?? [],
      refundable: decimal(left.get(job.id) ?? 0),
      reviews: reviews.get(job.id) ?? [],
      releaseRefusal: refusal && sentence(refusal, language),
      refundRefusal: noRefund && sentence(noRefund, language),
    }
  })
}

/** What both sides say of each other, hidden or not. */
async function readReviews(
  db: Db,
  jobIds: readonly string[],
): Promise<Map<string, ReviewAtDesk[]>> {
  const { rows } = await sql<ReviewAtDesk & { jobId: string }>`
    select r.job_id as "jobId", r.id, r.side, r.service, r.on_time as "onTime", r.price, r.words,
      r.reply, iso(r.written_at) as "writtenAt", iso(r.published_at) as "publishedAt",
      iso(r.hidden_at) as "hiddenAt", r.hidden_because as "hiddenBecause"
    from reviews r where r.job_id = any(${jobIds}::uuid[]) order by r.written_at`.execute(db)
  const byJob = Map.groupBy(rows, ({ jobId }) => jobId)
  return new Map(
    [...byJob].map(([jobId, reviews]) => [jobId, reviews.map(({ jobId: _, ...row }) => row)]),
  )
}
