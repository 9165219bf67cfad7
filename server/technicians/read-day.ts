import { sql } from 'kysely'
import { settings } from '#contract/settings.ts'
import type { TechnicianDay } from '#contract/technicians.ts'
import type { RequestRow } from '../asking/queries.ts'
import type { ByLink } from '../auth/actor.ts'
import type { Services } from '../core/services.ts'
import type { JobRow } from '../deals/job-queries.ts'
import { notFound } from '../platform/http/refusal.ts'
import { withTimes } from '../views/list-own-jobs.ts'
import { jobForTechnician } from '../views/stages.ts'

const most = 50

/**
 * What a technician's link opens: the jobs that he is on, the promised first, and those that ended while their contact
 * is still shared (rules C10). A job that his provider has handed back is nobody's. One query.
 */
export async function readDay({ db, clock }: Services, actor: ByLink): Promise<TechnicianDay> {
  const now = clock.now()
  const since = new Date(now.getTime() - settings.contactAfterCloseMs)
  const { rows } = await sql<{
    fullName: string
    businessName: string
    businessPhone: string | null
    jobs: { job: JobRow; request: RequestRow }[]
  }>`
    select t.full_name as "fullName", p.business_name as "businessName",
      nullif(p.phone, '') as "businessPhone", (
        select coalesce(json_agg(json_build_object('job', to_jsonb(j), 'request', to_jsonb(r))), '[]'::json)
        from (
          select * from jobs j
          where j.technician_id = t.id and j.phase <> 'cancelled_by_provider'
            and (j.closed_at is null or j.closed_at > ${since})
          order by j.closed_at is not null, coalesce(j.promised_at, j.assigned_at), j.id
          limit ${most}) j
        join requests r on r.id = j.request_id) as jobs
    from technicians t join providers p on p.id = t.provider_id
    where t.id = ${actor.technicianId}`.execute(db)
  const day = rows[0]
  if (!day) throw notFound('technician')
  return {
    ...day,
    jobs: day.jobs.map(({ job, request }) =>
      jobForTechnician(withTimes(job), withTimes(request), now),
    ),
  }
}
