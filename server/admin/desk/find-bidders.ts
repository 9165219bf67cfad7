import { sql } from 'kysely'
import type { PossibleBidder } from '#contract/desk-requests.ts'
import { settings } from '#contract/settings.ts'
import { findRequest } from '../../asking/queries.ts'
import { notFound } from '../../core/not-found.ts'
import type { Db } from '../../platform/db/tables.ts'
import { found } from '../account-order.ts'

const words = sql`concat_ws(' ', p.business_name, p.owner_name, p.city, p.state)`

/**
 * Whose bid on a request the operator may enter: the shops that do the work first, of those the nearest. Another one is found by its
 * name, number or city.
 */
export async function findBidders(
  db: Db,
  requestId: string,
  search: string | undefined,
): Promise<PossibleBidder[]> {
  const request = await findRequest(db, requestId)
  if (!request) throw notFound('request')
  const { trades, truck_class, lat, lng } = request
  const { rows } = await sql<PossibleBidder>`
    select p.id, p.business_name as "businessName", coalesce(p.city || ', ' || p.state, p.address) as location,
      p.trades as services, does_work(p, ${trades}::text[], ${truck_class}::text) as "doesWork",
      round(miles_between(p.lat, p.lng, ${lat}::float8, ${lng}::float8)::numeric)::int4 as miles
    from providers p
    where p.status = 'active' and ${found(search, { words, phone: sql`p.phone` })}
    order by "doesWork" desc, miles nulls last, lower(p.business_name), p.id
    limit ${settings.pageSize.list}`.execute(db)
  return rows
}
