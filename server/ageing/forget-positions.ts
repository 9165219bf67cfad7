import { sql } from 'kysely'
import { settings } from '#contract/settings.ts'
import type { Services } from '../core/services.ts'

const atOnce = 500

/**
 * Exact places are forgotten 30 days after a request has closed; what events said of them, 30 days after they happened
 * (rules C27). The kilometre that everybody could see stays. Several workers share the rows.
 */
export async function forgetPositions({ db, clock }: Services): Promise<void> {
  const now = clock.now()
  const before = new Date(now.getTime() - settings.ageing.positionsMs)
  await sql`
    update requests set lat = rough_lat, lng = rough_lng, accuracy_m = null, fixed_at = null,
      positions_forgotten_at = ${now}
    where id in (select id from requests
      where positions_forgotten_at is null and closed_at <= ${before}
      order by closed_at limit ${atOnce} for update skip locked)`.execute(db)
  await sql`
    update request_versions set before = before - 'place', after = after - 'place'
    where (request_id, version) in (select request_id, version from request_versions
      where at <= ${before} and jsonb_exists(before, 'place')
      limit ${atOnce} for update skip locked)`.execute(db)
  await sql`
    update events set payload = null
    where id in (select id from events where payload is not null and at <= ${before}
      order by at limit ${atOnce * 10} for update skip locked)`.execute(db)
}
