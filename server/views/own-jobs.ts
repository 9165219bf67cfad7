import { sql } from 'kysely'
import type { JobForProvider } from '#contract/jobs.ts'
import { decimal } from '#contract/primitives.ts'
import type { Language } from '#contract/words/languages.ts'
import { findRequest } from '../asking/queries.ts'
import type { User } from '../auth/actor.ts'
import { notFound } from '../core/not-found.ts'
import type { Services } from '../core/services.ts'
import { waitsForShop } from '../deals/dispute-waits.ts'
import { findJob, type JobRow } from '../deals/job-queries.ts'
import { findTechnicianOn } from '../deals/technician-on.ts'
import { creditedCents } from '../payments/credit-notes.ts'
import { leftToProvider } from '../payments/left-to-provider.ts'
import type { Db } from '../platform/db/tables.ts'
import { seesEarnings } from '../providers/policy.ts'
import { findProviderOf, providerOf } from '../providers/queries.ts'
import { jobForProvider } from './stages.ts'
import { readTimelines } from './timeline.ts'

/** One of the provider's jobs; another's is not there. */
export async function readOwnJob(
  services: Services,
  user: User,
  jobId: string,
  language: Language,
): Promise<JobForProvider> {
  const { db, clock, linkKey } = services
  const [job, provider] = await Promise.all([findJob(db, jobId), findProviderOf(db, user.userId)])
  if (!job || job.provider_id !== provider?.id) throw notFound('job')
  return view(services, job, {
    now: clock.now(),
    language,
    seesEarnings: seesEarnings(user),
    linkKey,
  })
}

async function view(
  { db }: Services,
  job: JobRow,
  reader: Parameters<typeof jobForProvider>[3],
): Promise<JobForProvider> {
  const [request, technician, disputeWaits, money, timelines] = await Promise.all([
    findRequest(db, job.request_id),
    findTechnicianOn(db, job),
    waitsForShop(db, job.id),
    findMoney(db, job.id),
    readTimelines(db, [job]),
  ])
  if (!request) throw notFound('job')
  const timeline = timelines.get(job.id) ?? []
  return jobForProvider(job, request, { technician, disputeWaits, ...money, timeline }, reader)
}

/** What a job leaves to its provider, and what of it the customer has back. */
const findMoney = (db: Db, jobId: string) =>
  db
    .selectFrom('jobs as j')
    .select([leftToProvider.as('left'), creditedCents.as('credited')])
    .where('j.id', '=', jobId)
    .executeTakeFirstOrThrow()

/** The provider's day, in its own time zone; what it earns for its owners alone. */
export async function readFigures({ db, clock }: Services, user: User) {
  const { rows } = await sql<{ cents: number; running: number }>`
    select
      coalesce(sum(${leftToProvider}) filter (
        where j.phase = 'closed'
          and (j.closed_at at time zone p.time_zone)::date = (${clock.now()}::timestamptz at time zone p.time_zone)::date
      ), 0)::bigint as cents,
      count(*) filter (where j.closed_at is null) as running
    from providers p join jobs j on j.provider_id = p.id
    where p.id = ${providerOf(db, user.userId)}`.execute(db)
  return {
    todaysEarnings: seesEarnings(user) ? decimal(rows[0]?.cents ?? 0) : null,
    runningJobs: rows[0]?.running ?? 0,
  }
}
