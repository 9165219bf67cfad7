import type { FleetSystem } from '#contract/fleet-feeds.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { User } from '../../auth/actor.ts'
import type { Deed } from '../../core/deed.ts'
import { notFound } from '../../core/not-found.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { lockEmployer } from '../policy.ts'
import { holdTechnician } from '../queries.ts'
import { lockFeed } from './queries.ts'

/** A shop says whose truck a vehicle of its fleet system is; who had another one has this one now. Two who choose take turns. */
export async function chooseTruck(
  deed: Deed,
  user: User,
  system: FleetSystem,
  { vehicleId, technicianId }: { vehicleId: string; technicianId: string | null },
): Promise<void> {
  await deed.transaction(async (tx) => {
    const provider = await lockEmployer(tx, user)
    const feed = await lockFeed(tx, provider.id, system)
    if (!feed) throw notFound('vehicle')
    if (technicianId) {
      const technician = await holdTechnician(tx, provider.id, technicianId)
      if (!technician) throw notFound('technician')
      if (technician.deactivated_at)
        throw new Refusal('technician_inactive', refusals.technicians.activateFirst)
      await endTruck(tx, technicianId)
    }
    const chosen = await tx
      .updateTable('feed_vehicles')
      .set({ technician_id: technicianId, fixed_at: null })
      .where('feed_id', '=', feed.id)
      .where('vehicle_id', '=', vehicleId)
      .returning('vehicle_id')
      .executeTakeFirst()
    if (!chosen) throw notFound('vehicle')
  })
}

/** Nothing that a truck says is of this technician any more. */
export async function endTruck(tx: Tx, technicianId: string): Promise<void> {
  await tx
    .updateTable('feed_vehicles')
    .set({ technician_id: null, fixed_at: null })
    .where('technician_id', '=', technicianId)
    .execute()
}
