import { sql } from 'kysely'
import type { Glance } from '#contract/glance.ts'
import { notFound } from '../core/not-found.ts'
import type { Claim } from '../deals/policy.ts'
import type { Db } from '../platform/db/tables.ts'

/** Which request a link is for and how it stands, for a page that leads back to it. One query. */
export async function readGlance(db: Db, { grant }: Pick<Claim, 'grant'>): Promise<Glance> {
  if (!grant) throw notFound('request')
  const { rows } = await sql<Glance>`
    select r.id as "requestId", r.service_type as "serviceType", r.status,
      iso(r.created_at) as "createdAt",
      (select count(*) from bids b where b.request_id = r.id and b.status = 'pending'
        and (${grant.onlyBidId}::uuid is null or b.id = ${grant.onlyBidId}::uuid)) as "bidCount"
    from requests r where r.id = ${grant.requestId}`.execute(db)
  const [found] = rows
  if (!found) throw notFound('request')
  return found
}
