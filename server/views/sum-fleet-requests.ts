import { sql } from 'kysely'
import type { FleetRequestSums } from '#contract/fleet-requests.ts'
import type { User } from '../auth/actor.ts'
import { memberWith } from '../fleets/policy.ts'
import type { Db } from '../platform/db/tables.ts'
import { type BoardFilters, boardRows, inState, isWaiting, type Reading } from './fleet-board.ts'

/** How many of the fleet's requests pass the filters and what they cost, and how many are in each state. One query. */
export async function sumFleetRequests(
  db: Db,
  user: User,
  filters: BoardFilters,
  reading: Reading,
): Promise<FleetRequestSums> {
  const { fleetId } = await memberWith(db, user, 'seeRequests')
  const { rows } = await sql<FleetRequestSums>`
    select count(*) filter (where shown) as requests,
      dollars(coalesce(sum(cents) filter (where shown and status in ('in_progress', 'completed')), 0)::bigint)
        as spend,
      json_build_object('all', count(*), 'needed', count(*) filter (where needed),
        'open', count(*) filter (where status = 'open'),
        'running', count(*) filter (where status = 'in_progress'),
        'past', count(*) filter (where status in ('completed', 'cancelled')),
        'waiting', count(*) filter (where waits)) as counts
    from (select r.status, j.price_cents as cents, n.reason is not null as needed, ${isWaiting} as waits,
      ${inState(filters)} as shown ${boardRows(fleetId, filters, reading)}) board`.execute(db)
  const [sums] = rows
  if (!sums) throw new Error('a count gives a row')
  return sums
}
