import { sql } from 'kysely'
import type { RequestLine } from '#contract/requests.ts'
import { settings } from '#contract/settings.ts'
import type { Db } from '../platform/db/tables.ts'
import type { Claim } from '../requests/policy.ts'

/** The caller's own requests, newest first; a fleet's manager sees the fleet's. One query. */
export async function listOwnRequests(
  db: Db,
  { actor, fleetId }: Claim,
  before: string | undefined,
): Promise<RequestLine[]> {
  const userId = actor.kind === 'user' ? actor.userId : null
  const { rows } = await sql<Omit<RequestLine, 'createdAt'> & { createdAt: Date }>`
    select r.id, r.title, r.service_type as "serviceType", r.urgency, r.status,
      r.close_reason as "closeReason", r.location_text as location, r.created_at as "createdAt",
      (select count(*) from bids b
        where b.request_id = r.id and b.status_reason is distinct from 'withdrawn') as "bidCount"
    from requests r
    where (r.customer_user_id = ${userId}::uuid or r.fleet_id = ${fleetId}::uuid)
      and (${before ?? null}::uuid is null or (r.created_at, r.id) <
        (select l.created_at, l.id from requests l where l.id = ${before ?? null}::uuid))
    order by r.created_at desc, r.id desc
    limit ${settings.pageSize.list}`.execute(db)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}
