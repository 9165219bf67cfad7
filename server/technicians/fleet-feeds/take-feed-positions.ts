import { sql } from 'kysely'
import { sharedPhases } from '#contract/jobs.ts'
import { settings } from '#contract/settings.ts'
import type { ByLink } from '../../auth/actor.ts'
import type { Services } from '../../core/services.ts'
import { phaseList } from '../../deals/phase-list.ts'
import type { Db } from '../../platform/db/tables.ts'
import { takeOf } from '../../trips/take-positions.ts'
import type { VehicleFix } from './fleet-system.ts'
import { putVehicles } from './queries.ts'
import './tables.ts'

const { aheadMs, perCall } = settings.trips
const { noteHeardMs } = settings.fleetFeeds

/**
 * Where trucks of a shop are, as its fleet system says it: kept for the job that the technician of a truck is on the way to, by
 * all the rules of positions. The rest is thrown away: what is of nobody's truck, of no running trip, or not newer than
 * what that truck has said before, so that nothing comes of a message that is sent again.
 */
export async function takeFeedPositions(
  { db, deeds, clock }: Pick<Services, 'db' | 'deeds' | 'clock'>,
  feedId: string,
  said: readonly VehicleFix[],
): Promise<void> {
  await noteHeard(db, feedId, clock.now())
  await putVehicles(
    db,
    feedId,
    said.map(({ vehicle }) => vehicle),
  )
  for (const driven of await findDriven(
    db,
    feedId,
    said.map(({ vehicle }) => vehicle.id),
  )) {
    const { jobId, vehicleId, fixedAt, ...technician } = driven
    const deed = deeds.own()
    const newest = deed.now.getTime() + aheadMs
    const fixes = said
      .filter(({ vehicle }) => vehicle.id === vehicleId)
      .map(({ fix }) => fix)
      .filter(({ fixedAt: at }) => Date.parse(at) <= newest && (!fixedAt || new Date(at) > fixedAt))
      .sort((one, other) => one.fixedAt.localeCompare(other.fixedAt))
      .slice(-perCall)
    const last = fixes.at(-1)
    if (!last) continue
    const actor = { ...technician, kind: 'technician' } as const
    await deed.transaction(async (tx) => {
      await takeOf(tx, { actor, source: 'feed' }, jobId, fixes, deed.now)
      await tx
        .updateTable('feed_vehicles')
        .set({ fixed_at: new Date(last.fixedAt) })
        .where('feed_id', '=', feedId)
        .where('vehicle_id', '=', vehicleId)
        .execute()
    })
  }
}

/** Once a minute is enough to say that it is heard. */
const noteHeard = (db: Db, feedId: string, now: Date) =>
  db
    .updateTable('fleet_feeds')
    .set({ heard_at: now })
    .where('id', '=', feedId)
    .where((is) =>
      is.or([
        is('heard_at', 'is', null),
        is('heard_at', '<=', new Date(now.getTime() - noteHeardMs)),
      ]),
    )
    .execute()

type Driven = Omit<ByLink, 'kind'> & { jobId: string; vehicleId: string; fixedAt: Date | null }

/** Of these vehicles those whose technician has a job that they set out to, the last of them. */
async function findDriven(db: Db, feedId: string, vehicleIds: readonly string[]) {
  const { rows } = await sql<Driven>`
    select v.vehicle_id as "vehicleId", v.fixed_at as "fixedAt", t.id as "technicianId",
      t.provider_id as "providerId", p.status = 'suspended' as suspended, t.language,
      p.language as "shopLanguage", j.id as "jobId"
    from feed_vehicles v
    join technicians t on t.id = v.technician_id and t.deactivated_at is null
    join providers p on p.id = t.provider_id
    cross join lateral (
      select own.id from jobs own
      where own.technician_id = t.id and own.phase in ${phaseList(sharedPhases)}
      order by own.en_route_at desc limit 1) j
    where v.feed_id = ${feedId}::uuid and v.vehicle_id = any(${vehicleIds}::text[])`.execute(db)
  return rows
}
