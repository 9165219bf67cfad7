import { sql } from 'kysely'
import type { JobForProvider } from '#contract/jobs.ts'
import { settings } from '#contract/settings.ts'
import type { Language } from '#contract/words/languages.ts'
import { findRequests } from '../asking/queries.ts'
import type { User } from '../auth/actor.ts'
import type { Services } from '../core/services.ts'
import { waitsForShopSql } from '../deals/dispute-waits.ts'
import { jobColumns } from '../deals/job-queries.ts'
import { technicianOnSql } from '../deals/technician-on.ts'
import { creditedCents } from '../payments/credit-notes.ts'
import { leftToProvider } from '../payments/left-to-provider.ts'
import { seesEarnings } from '../providers/policy.ts'
import { providerOf } from '../providers/queries.ts'
import { jobForProvider } from './stages.ts'
import { readTimelines } from './timeline.ts'

/** The provider's jobs, running ones first, then those whose dispute it has to answer, then the newest; with their requests and timelines. */
export async function listOwnJobs(
  { db, clock, linkKey }: Services,
  user: User,
  before: string | undefined,
  language: Language,
): Promise<JobForProvider[]> {
  const provider = providerOf(db, user.userId)
  const shown = settings.pageSize.list
  const isLater =
    before === undefined
      ? sql<boolean>`true`
      : sql<boolean>`(j.closed_at is null, ${waitsForShopSql}, j.assigned_at, j.id) < (
          select j.closed_at is null, ${waitsForShopSql}, j.assigned_at, j.id from jobs j where j.id = ${before})`
  // What runs, what waits for an answer, and of the rest as many of the newest as a page holds: years of others are not looked at.
  const candidates = sql<string>`(
    select j.id from jobs j where j.provider_id = ${provider} and j.closed_at is null
    union all
    select j.id from jobs j where j.provider_id = ${provider} and ${waitsForShopSql}
    union all
    (select j.id from jobs j
      where j.provider_id = ${provider} and j.closed_at is not null and not ${waitsForShopSql} and ${isLater}
      order by j.assigned_at desc, j.id desc limit ${shown}))`
  const jobs = await db
    .selectFrom('jobs as j')
    .select(jobColumns)
    .select(technicianOnSql.as('technician'))
    .select(waitsForShopSql.as('disputeWaits'))
    .select([leftToProvider.as('left'), creditedCents.as('credited')])
    .where('j.id', 'in', candidates)
    .where(isLater)
    .orderBy(sql`j.closed_at is null`, 'desc')
    .orderBy(waitsForShopSql, 'desc')
    .orderBy('assigned_at', 'desc')
    .orderBy('id', 'desc')
    .limit(shown)
    .execute()
  const requestIds = jobs.map(({ request_id }) => request_id)
  const [requests, timelines] = await Promise.all([
    findRequests(db, requestIds),
    readTimelines(db, jobs),
  ])
  const reader = { now: clock.now(), language, seesEarnings: seesEarnings(user), linkKey }
  return jobs.flatMap(({ technician, disputeWaits, left, credited, ...job }) => {
    const request = requests.get(job.request_id)
    const timeline = timelines.get(job.id) ?? []
    const beside = { technician, disputeWaits, left, credited, timeline }
    return request ? [jobForProvider(job, request, beside, reader)] : []
  })
}
