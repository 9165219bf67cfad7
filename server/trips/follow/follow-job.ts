import type { Followed } from '#contract/follow-links.ts'
import type { Language } from '#contract/words/languages.ts'
import { findRequest, type RequestRow } from '../../asking/queries.ts'
import { areaOf } from '../../asking/request-names.ts'
import { notFound } from '../../core/not-found.ts'
import type { Services } from '../../core/services.ts'
import { findLatestJob, type JobRow } from '../../deals/job-queries.ts'
import { findTechnicianOn } from '../../deals/technician-on.ts'
import type { Db } from '../../platform/db/tables.ts'
import { findNames } from '../../providers/queries.ts'
import { tripOf } from '../read-trip.ts'
import { findFollowing } from './follow-token.ts'
import { noteOpened } from './queries.ts'

/**
 * Who holds a link to follow sees the truck come: who, in what, how far along, where on the way. No price, no bid, no
 * number to call, no exact place, nothing to press. Of a helper who has handed back nothing is left.
 */
export async function followJob(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  token: string | null,
  language: Language,
): Promise<Followed> {
  const now = clock.now()
  const link = token ? await findFollowing(db, token, now) : null
  const request = link && (await findRequest(db, link.requestId))
  if (!link || !request) throw notFound('link')
  if (link.isNewlyOpened) await noteOpened(db, link.linkId, now)
  const job = await shownJob(db, request)
  const [provider, technician, trip] = await Promise.all([
    job && findNames(db, job.provider_id),
    findTechnicianOn(db, job),
    job && request.status === 'in_progress'
      ? tripOf(db, job, request, now, { showsYard: false, sees: 'area' })
      : null,
  ])
  return {
    serviceType: request.service_type,
    area: areaOf(request, language),
    roughLat: request.rough_lat,
    roughLng: request.rough_lng,
    status: request.status,
    job: job && provider ? { ...stepsOf(job, request), ...whoComes(provider, technician) } : null,
    trip,
    showsPhotos: link.showsPhotos,
    endsAt: link.endsAt.toISOString(),
  }
}

/** The job that runs, or that the request has ended with; not one after which it is open again. */
export async function shownJob(db: Db, request: RequestRow): Promise<JobRow | undefined> {
  if (request.status !== 'in_progress' && request.status !== 'completed') return undefined
  return findLatestJob(db, request.id)
}

const whoComes = (
  { business_name }: { business_name: string },
  technician: { vehicleInfo: string | null } | null,
) => ({ businessName: business_name, vehicle: technician?.vehicleInfo ?? null })

const stepsOf = (job: JobRow, request: RequestRow) => ({
  phase: job.phase,
  promisedAt: iso(job.promised_at),
  expectedAt: iso(job.expected_at),
  scheduledAt: iso(request.scheduled_at),
  timeZone: request.time_zone,
  assignedAt: job.assigned_at.toISOString(),
  enRouteAt: iso(job.en_route_at),
  arrivedAt: iso(job.arrived_at),
  workingAt: iso(job.working_at),
  finishedAt: iso(job.finished_at),
  closedAt: iso(job.closed_at),
})

const iso = (at: Date | null) => at?.toISOString() ?? null
