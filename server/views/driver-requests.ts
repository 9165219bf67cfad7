import { sql } from 'kysely'
import type { DriverRequest } from '#contract/fleet-requests.ts'
import { jobLifecycle } from '#contract/jobs.ts'
import { may } from '#contract/lifecycle.ts'
import { settings } from '#contract/settings.ts'
import type { Language } from '#contract/words/languages.ts'
import { titleIn } from '../asking/request-names.ts'
import { bidCount } from '../deals/bid-queries.ts'
import { newestJob } from '../deals/job-queries.ts'
import type { Claim } from '../deals/policy.ts'
import type { Db } from '../platform/db/tables.ts'
import { jobOfLine, ownRows } from './list-own-requests.ts'

/** The driver's jobs, those that run or wait first, then the newest. One query. */
export async function listDriverRequests(
  db: Db,
  claim: Claim,
  language: Language,
  before: string | undefined,
): Promise<DriverRequest[]> {
  const rank = sql`r.status in ('open', 'in_progress')`
  const { rows } = await sql<Omit<DriverRequest, 'can'>>`
    select r.id, ${titleIn(language)} as title, r.service_type as "serviceType", r.urgency, r.status,
      r.close_reason as "closeReason", r.location_text as location,
      iso(r.scheduled_at) as "scheduledAt", r.time_zone as "timeZone",
      coalesce(r.details->>'problemDescription', r.additional_notes, '') as description,
      iso(r.created_at) as "createdAt", iso(r.closed_at) as "closedAt",
      ${bidCount} as "bidCount",
      exists (select from approvals a
        where a.request_id = r.id and a.decided_at is null) as "waitsForApproval",
      case when j.id is not null then json_build_object(${jobOfLine}, 'phone', nullif(p.phone, '')) end as job,
      (select json_build_object('kind', e.facts->>'report', 'at', iso(e.at), 'note', e.note,
          'settled', (select s.note from events s
            where s.request_id = r.id and s.name = 'problem_settled' and s.id > e.id
            order by s.id desc limit 1))
        from events e where e.request_id = r.id and e.name = 'driver_reported'
        order by e.id desc limit 1) as report
    from requests r
    ${newestJob}
    left join providers p on p.id = j.provider_id
    where ${ownRows(claim)}
      and (${before ?? null}::uuid is null or (${rank}, r.created_at, r.id) < (
        select ${rank}, r.created_at, r.id from requests r where r.id = ${before ?? null}::uuid))
    order by ${rank} desc, r.created_at desc, r.id desc
    limit ${settings.pageSize.list}`.execute(db)
  return rows.map((row) => ({
    ...row,
    can: {
      report: row.status === 'in_progress' && row.job !== null,
      complete:
        row.job !== null &&
        row.status === 'in_progress' &&
        may(jobLifecycle, 'confirm', row.job.phase),
    },
  }))
}
