import { sql } from 'kysely'
import type { RequestForOwner, RequestForPublic } from '#contract/requests.ts'
import type { Db } from '../platform/db/tables.ts'
import { notFound } from '../platform/http/refusal.ts'
import type { Services } from '../platform/services.ts'
import { requireAccess } from '../requests/claim.ts'
import { type Access, accessTo, type Claim } from '../requests/policy.ts'
import { findRequest, type RequestRow } from '../requests/queries.ts'
import { findLatestJob } from './queries.ts'
import { readTimeline } from './timeline.ts'
import { requestForOwner, requestForPublic } from './views.ts'

/** A request by its id: everything for who may decide on it, a redacted view for anybody else (rules C9). */
export async function readRequestPublicly(
  services: Services,
  claim: Claim,
  id: string,
): Promise<RequestForOwner | RequestForPublic> {
  const request = await findRequest(services.db, id)
  if (!request) throw notFound('request')
  const access = accessTo(request, claim)
  if (access) return ownerView(services, request, access)
  return requestForPublic(request, await countBids(services.db, id))
}

export async function readOwnRequest(
  services: Services,
  claim: Claim,
  id: string,
): Promise<RequestForOwner> {
  const { request, access } = requireAccess(await findRequest(services.db, id), claim)
  return ownerView(services, request, access)
}

async function ownerView(
  { db, clock }: Services,
  request: RequestRow,
  access: Access,
): Promise<RequestForOwner> {
  const [bidCount, job, timeline] = await Promise.all([
    countBids(db, request.id),
    findLatestJob(db, request.id),
    readTimeline(db, request.id),
  ])
  const provider =
    job &&
    (await db
      .selectFrom('providers')
      .select(['business_name', 'phone'])
      .where('id', '=', job.provider_id)
      .executeTakeFirst())
  return requestForOwner(request, access, { bidCount, job, provider, timeline, now: clock.now() })
}

/** Bids that were made and not taken back. */
async function countBids(db: Db, requestId: string): Promise<number> {
  const { rows } = await sql<{ bids: number }>`
    select count(*) as bids from bids
    where request_id = ${requestId} and status_reason is distinct from 'withdrawn'`.execute(db)
  return rows[0]?.bids ?? 0
}
