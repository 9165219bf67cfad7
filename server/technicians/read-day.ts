import { sql } from 'kysely'
import type { JobForTechnician } from '#contract/jobs.ts'
import { decimal } from '#contract/primitives.ts'
import { settings } from '#contract/settings.ts'
import type { TechnicianDay } from '#contract/technicians.ts'
import type { Language } from '#contract/words/languages.ts'
import { findRequests } from '../asking/queries.ts'
import type { ByLink } from '../auth/actor.ts'
import { hasTechnicianAgreed } from '../auth/agreements.ts'
import { notFound } from '../core/not-found.ts'
import type { Services } from '../core/services.ts'
import { type JobRow, jobColumns } from '../deals/job-queries.ts'
import { findToCollect } from '../payments/to-collect.ts'
import type { Db } from '../platform/db/tables.ts'
import { jobForTechnician } from '../views/stages.ts'
import { readTruck } from './fleet-feeds/read-truck.ts'

const most = 50

/**
 * What a technician's link opens: the jobs that they are on, the promised first, and those that ended while their contact
 * is still shared (rules C10), the newest first. A job that the provider has handed back is nobody's.
 */
export async function readDay(
  { db, clock, linkKey }: Services,
  actor: ByLink,
  language: Language,
): Promise<TechnicianDay> {
  const now = clock.now()
  const [head, truck, hasAgreed, jobs] = await Promise.all([
    findHead(db, actor.technicianId),
    readTruck(db, actor.technicianId),
    hasTechnicianAgreed(db, actor.technicianId),
    findJobs(db, actor.technicianId, new Date(now.getTime() - settings.contactAfterCloseMs)),
  ])
  if (!head) throw notFound('technician')
  const requestIds = jobs.map(({ request_id }) => request_id)
  const [requests, said] = await Promise.all([
    findRequests(db, requestIds),
    findSaid(
      db,
      jobs.map(({ id }) => id),
    ),
  ])
  const collects = await findCollects(db, jobs, said)
  return {
    ...head,
    hasAgreed,
    truck,
    jobs: jobs.flatMap((job) => {
      const request = requests.get(job.request_id)
      const known = said.get(job.id)
      return request && known
        ? [
            jobForTechnician(
              job,
              request,
              { now, language, linkKey },
              { ...known, toCollect: collects.get(job.id) ?? null },
            ),
          ]
        : []
    }),
  }
}

const findHead = (db: Db, technicianId: string) =>
  db
    .selectFrom('technicians as t')
    .innerJoin('providers as p', 'p.id', 't.provider_id')
    .select([
      't.id',
      't.full_name as fullName',
      'p.business_name as businessName',
      sql<string | null>`nullif(p.phone, '')`.as('businessPhone'),
    ])
    .where('t.id', '=', technicianId)
    .executeTakeFirst()

const findJobs = (db: Db, technicianId: string, closedSince: Date) =>
  db
    .selectFrom('jobs')
    .select(jobColumns)
    .where('technician_id', '=', technicianId)
    .where('phase', '<>', 'cancelled_by_provider')
    .where((is) => is.or([is('closed_at', 'is', null), is('closed_at', '>', closedSince)]))
    .orderBy(sql`closed_at is not null`)
    .orderBy('closed_at', 'desc')
    .orderBy(sql`coalesce(promised_at, assigned_at)`)
    .orderBy('id')
    .limit(most)
    .execute()

type Said = Pick<JobForTechnician, 'unreadMessages' | 'isOnTerms' | 'isDisputed' | 'askedForMore'>

/**
 * Of each job what the customer has written that nobody has read, whether a fleet's bill pays it, whether its customer disputes it,
 * and what was asked for last beyond the price.
 */
async function findSaid(db: Db, jobIds: readonly string[]) {
  const { rows } = await sql<{ jobId: string } & Said>`
    select j.id as "jobId",
      (select count(*)::int from messages m where m.bid_id = j.bid_id and m.side = 'customer'
        and m.id > coalesce((select up_to from message_reads d
          where d.bid_id = j.bid_id and d.side = 'provider'), 0)) as "unreadMessages",
      exists (select from terms_jobs t where t.job_id = j.id) as "isOnTerms",
      exists (select from disputes d where d.job_id = j.id and d.by_side = 'customer'
        and d.ended_at is null) as "isDisputed",
      (select json_build_object('id', c.id, 'rise', dollars(c.rise_cents), 'status', c.status,
          'expiresAt', iso(c.expires_at), 'waitsFor', case when c.status = 'sent' then c.waits_for end,
          'passesOnAt', case when c.status = 'sent' then iso(c.passes_on_at) end)
        from change_orders c where c.job_id = j.id order by c.sent_at desc limit 1) as "askedForMore"
    from jobs j where j.id = any(${jobIds}::uuid[])`.execute(db)
  return new Map(rows.map(({ jobId, ...said }) => [jobId, said]))
}

/** Of each job what is to be taken from its customer; of those that are over and not disputed nothing is asked. */
async function findCollects(db: Db, jobs: readonly JobRow[], said: ReadonlyMap<string, Said>) {
  const found = await Promise.all(
    jobs.map(async (job) => {
      const isDisputed = said.get(job.id)?.isDisputed === true
      return [job.id, await findToCollect(db, job, isDisputed)] as const
    }),
  )
  return new Map(found.map(([id, cents]) => [id, cents === null ? null : decimal(cents)]))
}
