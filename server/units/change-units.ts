import type { BodyOf } from '#contract/endpoint.ts'
import type { changeUnit as changeEndpoint, UnitForm } from '#contract/units.ts'
import { fleetFields } from '#contract/words/en/fields/fleet.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { User } from '../auth/actor.ts'
import type { Deed } from '../core/deed.ts'
import { record } from '../core/events.ts'
import { notFound } from '../core/not-found.ts'
import { findDriverOfFleet } from '../drivers/queries.ts'
import { memberWith } from '../fleets/policy.ts'
import type { Tx } from '../platform/db/tables.ts'
import { wrongField } from '../platform/http/refusal.ts'
import { columnsOf, numberTaken } from './queries.ts'

/** A fleet registers a truck or trailer. */
export async function addUnit(deed: Deed, user: User, form: UnitForm): Promise<{ id: string }> {
  try {
    return await deed.transaction(async (tx) => {
      const { fleetId } = await memberWith(tx, user, 'keepFleet')
      await refuseOtherDriver(tx, fleetId, form.driverId)
      refuseYearAhead(form.year, deed.now)
      const { kind, unitNumber: unit_number } = form
      const rest = Object.fromEntries(
        Object.entries(columnsOf(form)).map(([name, value]) => [name, value ?? null]),
      ) as Record<
        | 'vin'
        | 'plate'
        | 'plate_state'
        | 'year'
        | 'make'
        | 'model'
        | 'tire_sizes'
        | 'notes'
        | 'driver_id',
        string | null
      > // every column of `columnsOf`
      const unit = await tx
        .insertInto('units')
        .values({ ...rest, kind, unit_number, fleet_id: fleetId, created_at: deed.now })
        .returning('id')
        .executeTakeFirstOrThrow()
      await record(tx, 'fleet_changed', { fleetId })
      return unit
    })
  } catch (error) {
    throw numberTaken(error) ?? error
  }
}

export async function changeUnit(
  deed: Deed,
  user: User,
  unitId: string,
  change: BodyOf<typeof changeEndpoint>,
): Promise<void> {
  try {
    await deed.transaction(async (tx) => {
      const { fleetId } = await memberWith(tx, user, 'keepFleet')
      await refuseOtherDriver(tx, fleetId, change.driverId)
      refuseYearAhead(change.year, deed.now)
      await updateUnit(tx, fleetId, unitId, columnsOf(change))
    })
  } catch (error) {
    throw numberTaken(error) ?? error
  }
}

/** A unit leaves the fleet; requests of the past keep it, and its number is free again. */
export async function retireUnit(deed: Deed, user: User, unitId: string): Promise<void> {
  await deed.transaction(async (tx) => {
    const { fleetId } = await memberWith(tx, user, 'keepFleet')
    await updateUnit(tx, fleetId, unitId, { retired_at: deed.now, driver_id: null })
  })
}

async function updateUnit(tx: Tx, fleetId: string, unitId: string, set: Record<string, unknown>) {
  const known = await tx
    .selectFrom('units')
    .select('id')
    .where('id', '=', unitId)
    .where('fleet_id', '=', fleetId)
    .where('retired_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!known) throw notFound('unit')
  if (Object.values(set).every((value) => value === undefined)) return
  await tx.updateTable('units').set(set).where('id', '=', unitId).execute()
  await record(tx, 'fleet_changed', { fleetId })
}

/** A model year is sold from the calendar year before it. */
export const lastYear = (now: Date): number => now.getUTCFullYear() + 1

function refuseYearAhead(year: string | null | undefined, now: Date) {
  const last = lastYear(now)
  if (Number(year) > last) throw wrongField('year', fleetFields.yearAhead({ last }))
}

async function refuseOtherDriver(tx: Tx, fleetId: string, driverId: string | null | undefined) {
  if (!driverId || (await findDriverOfFleet(tx, fleetId, driverId))) return
  throw wrongField('driverId', refusals.drivers.notYours)
}
