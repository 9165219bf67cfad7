import { sql } from 'kysely'
import { settings } from '#contract/settings.ts'
import type { TechnicianDay } from '#contract/technicians.ts'
import type { Language } from '#contract/words/languages.ts'
import { findRequests } from '../asking/queries.ts'
import type { ByLink } from '../auth/actor.ts'
import { hasTechnicianAgreed } from '../auth/agreements.ts'
import { notFound } from '../core/not-found.ts'
import type { Services } from '../core/services.ts'
import { jobColumns } from '../deals/job-queries.ts'
import type { Db } from '../platform/db/tables.ts'
import { jobForTechnician } from '../views/stages.ts'

const most = 50

/**
 * What a technician's link opens: the jobs that he is on, the promised first, and those that ended while their contact
 * is still shared (rules C10). A job that his provider has handed back is nobody's.
 */
export async function readDay(
  { db, clock, linkKey }: Services,
  actor: ByLink,
  language: Language,
): Promise<TechnicianDay> {
  const now = clock.now()
  const [head, hasAgreed, jobs] = await Promise.all([
    findHead(db, actor.technicianId),
    hasTechnicianAgreed(db, actor.technicianId),
    findJobs(db, actor.technicianId, new Date(now.getTime() - settings.contactAfterCloseMs)),
  ])
  if (!head) throw notFound('technician')
  const requestIds = jobs.map(({ request_id }) => request_id)
  const requests = await findRequests(db, requestIds)
  return {
    ...head,
    hasAgreed,
    jobs: jobs.flatMap((job) => {
      const request = requests.get(job.request_id)
      return request ? [jobForTechnician(job, request, { now, language, linkKey })] : []
    }),
  }
}

const findHead = (db: Db, technicianId: string) =>
  db
    .selectFrom('technicians as t')
    .innerJoin('providers as p', 'p.id', 't.provider_id')
    .select([
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
    .orderBy(sql`coalesce(promised_at, assigned_at)`)
    .orderBy('id')
    .limit(most)
    .execute()
