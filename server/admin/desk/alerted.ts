import { sql } from 'kysely'
import type { AlertedShop } from '#contract/desk-requests.ts'
import { paths } from '#contract/paths.ts'
import { lookedAt, type RequestRow } from '../../asking/queries.ts'
import type { Db } from '../../platform/db/tables.ts'

const most = 500

/**
 * Which shops know of a request, nearest first, and how it went with each: what was sent by which channel, whether they have
 * seen it, declined it or bid. A shop that was alerted twice stands once, with the first time; one that came upon it on its
 * board stands here too, since the customer's number counts it.
 */
export async function readAlerted(db: Db, request: RequestRow): Promise<AlertedShop[]> {
  const { rows } = await sql<AlertedShop>`
    with alerts as (
      select distinct on (n.user_id) n.user_id, n.params, n.created_at, n.kind
      from notifications n join events e on e.id = n.event_id
      where e.request_id = ${request.id} and n.code = 'requestNearby'
      order by n.user_id, n.id
    )
    select json_build_object('id', p.id, 'name', p.business_name) as provider, p.phone,
      coalesce((n.params ->> 'miles')::float8,
        round(miles_between(p.lat, p.lng, ${request.lat}::float8, ${request.lng}::float8)::numeric, 1)::float8) as miles,
      iso(n.created_at) as at, n.kind as by,
      coalesce(sent.rows, '[]'::json) as sent, iso(v.at) as "seenAt", iso(d.at) as "declinedAt",
      bids.last as bid, iso(bids.at) as "bidAt"
    from providers p
    left join alerts n on n.user_id = p.owner_user_id
    left join request_views v on v.request_id = ${request.id} and v.provider_id = p.id
    left join declines d on d.request_id = ${request.id} and d.provider_id = p.id
    left join lateral (
      select json_agg(json_build_object('channel', s.channel, 'status', s.status,
        'reason', s.reason, 'at', iso(s.settled_at)) order by s.id) as rows
      from deliveries s
      where s.user_id = n.user_id and s.code = 'requestNearby'
        and s.link = ${paths.boardCard(request.id)}) sent on true
    left join lateral (
      select (array_agg(b.status order by b.created_at desc))[1] as last, min(b.created_at) as at
      from bids b where b.request_id = ${request.id} and b.provider_id = p.id) bids on true
    where p.id in (select o.id from providers o join alerts a on a.user_id = o.owner_user_id
      union ${lookedAt(request.id)})
    order by miles nulls last, n.created_at limit ${most}`.execute(db)
  return rows
}
