import { sql } from 'kysely'
import type { Analytics } from '#contract/analytics.ts'
import type { User } from '../auth/actor.ts'
import type { Db } from '../platform/db/tables.ts'
import { providerOf } from '../providers/queries.ts'

/**
 * What became of the alerts that a provider's people got since a moment: each request once, opened where somebody has
 * looked at it or answered, answered where a bid or a decline stands.
 */
export async function readAlerts(
  db: Db,
  user: User,
  since: string,
  now: Date,
): Promise<Analytics['alerts']> {
  const { rows } = await sql<Analytics['alerts']>`
    with p as ${providerOf(db, user.userId)},
    alerted as (
      select distinct e.request_id as id
      from p join provider_members m using (provider_id)
      join notifications n on n.user_id = m.user_id and n.code = 'requestNearby'
        and n.created_at >= ${since}::timestamptz and n.created_at <= ${now}
      join events e on e.id = n.event_id),
    fates as (
      select
        exists (select from request_views v where v.request_id = a.id and v.provider_id = p.provider_id) as seen,
        exists (select from bids b where b.request_id = a.id and b.provider_id = p.provider_id)
          or exists (select from declines d where d.request_id = a.id and d.provider_id = p.provider_id) as answered
      from alerted a, p)
    select count(*) as alerted, count(*) filter (where seen or answered) as opened,
      count(*) filter (where answered) as answered
    from fates`.execute(db)
  return rows[0] ?? { alerted: 0, opened: 0, answered: 0 }
}
