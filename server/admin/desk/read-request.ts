import { sql } from 'kysely'
import type { DetailFieldName } from '#contract/catalogue.ts'
import type { RequestAtDesk } from '#contract/desk-requests.ts'
import { refusalOf } from '#contract/lifecycle.ts'
import { requestLifecycle } from '#contract/requests.ts'
import { settings } from '#contract/settings.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import { waitingRefusals } from '#contract/words/en/waiting.ts'
import type { Language } from '#contract/words/languages.ts'
import { type Saying, sentence } from '#contract/words/sayings.ts'
import { findRequest, type RequestRow } from '../../asking/queries.ts'
import { areaOf, titleOf } from '../../asking/request-names.ts'
import { notFound } from '../../core/not-found.ts'
import type { Services } from '../../core/services.ts'
import { findJob } from '../../deals/job-queries.ts'
import { isGuests, reopenRefusalAtDesk } from '../../deals/policy.ts'
import type { Db } from '../../platform/db/tables.ts'
import { askedSideOf } from '../../views/read-request.ts'
import { alertedCountOf, askedOf } from '../../views/stages.ts'
import { readAlerted } from './alerted.ts'
import { readHistory, readNotes } from './history.ts'
import { readBids, readJobs } from './request-parts.ts'

/** Everything about a request, for who runs the platform; `id` may be that of one of its jobs. */
export async function readRequestAtDesk(
  { db, clock, rules }: Services,
  id: string,
  language: Language,
): Promise<RequestAtDesk> {
  const request = (await findRequest(db, id)) ?? (await requestOfJob(db, id))
  if (!request) throw notFound('request')
  const now = clock.now()
  const [parties, asked, alerted, bids, jobs, notes] = await Promise.all([
    readParties(db, request),
    askedSideOf(db, request, rules.now()),
    readAlerted(db, request),
    readBids(db, request.id),
    readJobs(db, request.id, language),
    readNotes(db, [request.id]),
  ])
  const history = await readHistory(
    db,
    { events: sql`e.request_id = ${request.id}`, ids: [request.id] },
    language,
  )
  return {
    id: request.id,
    title: titleOf(request, language),
    serviceType: request.service_type,
    urgency: request.urgency,
    status: request.status,
    closeReason: request.close_reason,
    location: request.location_text,
    area: areaOf(request, language),
    lat: request.lat,
    lng: request.lng,
    // Written from the contract's field names alone.
    details: request.details as Partial<Record<DetailFieldName, string>>,
    additionalNotes: request.additional_notes,
    scheduledAt: request.scheduled_at?.toISOString() ?? null,
    timeZone: request.time_zone,
    createdAt: request.created_at.toISOString(),
    openedAt: request.opened_at.toISOString(),
    expiresAt: request.expires_at.toISOString(),
    customer: {
      name: request.customer_name,
      phone: request.customer_phone,
      email: request.customer_email,
      userId: request.customer_user_id,
    },
    guestsData: isGuests(request)
      ? {
          deleteAt: request.delete_at?.toISOString() ?? null,
          deletedAt: request.guest_forgotten_at?.toISOString() ?? null,
        }
      : null,
    ...parties,
    asked: askedOf(request, asked, now),
    alertedCount: alertedCountOf(request, asked),
    ownFinds: asked.unasked,
    alerted,
    bids,
    jobs,
    history,
    notes,
    refusals: refusalsOf(request, now, language),
  }
}

async function requestOfJob(db: Db, jobId: string) {
  const job = await findJob(db, jobId)
  return job && findRequest(db, job.request_id)
}

type Parties = Pick<RequestAtDesk, 'fleet' | 'driver' | 'terms'>

/** The fleet and the driver whose request it is, and the terms behind it. */
async function readParties(db: Db, request: RequestRow): Promise<Parties> {
  const { rows } = await sql<Parties>`
    select r.agreed_terms as terms,
      (select json_build_object('id', f.id, 'name', f.company_name)
        from fleets f where f.id = ${request.fleet_id}::uuid) as fleet,
      (select json_build_object('id', u.id, 'name', u.full_name)
        from drivers d join users u on u.id = d.user_id where d.id = ${request.driver_id}::uuid) as driver
    from requests r where r.id = ${request.id}`.execute(db)
  return rows[0] ?? { fleet: null, driver: null, terms: null }
}

/** Why each deed is not possible now: the same rules that refuse it. */
function refusalsOf(request: RequestRow, now: Date, language: Language): RequestAtDesk['refusals'] {
  const said = (saying: Saying | null) => saying && sentence(saying, language)
  const because = (action: 'extend' | 'widen' | 'correct' | 'bid') =>
    refusalOf(requestLifecycle, action, request.status)
  const { miles } = settings.widen
  const isOver = request.expires_at <= now ? refusals.requests.expired : null
  return {
    extend: said(because('extend')),
    widen: said(
      because('widen') ??
        (request.widened_miles !== null
          ? refusals.desk.widenedAlready({ miles })
          : request.lat === null
            ? waitingRefusals.placeUnknown
            : null),
    ),
    reopen: said(reopenRefusalAtDesk(request, now)),
    correct: said(because('correct') ?? isOver),
    bid: said(because('bid') ?? isOver),
  }
}
