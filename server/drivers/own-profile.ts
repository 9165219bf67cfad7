import { sql } from 'kysely'
import type { changeDriverProfile, DriverProfile } from '#contract/drivers.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { User } from '../auth/actor.ts'
import { type CarryContact, changePerson } from '../auth/change-person.ts'
import { refuseUnlessProved } from '../auth/proof.ts'
import { lockPerson } from '../auth/queries.ts'
import type { Deed } from '../core/deed.ts'
import { record } from '../core/events.ts'
import { notFound } from '../core/not-found.ts'
import { lockFleet } from '../fleets/queries.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { emptyAsNull } from '../platform/text.ts'
import { openRequestId, runningRequestId, shownStatus } from './queries.ts'
import { saidLocation } from './said-location.ts'
import { refuseTakenOwnNumber } from './taken-number.ts'

/** The signed-in driver with the fleet, if there is one, and the units. */
export async function readOwnProfile(db: Db, user: User): Promise<DriverProfile> {
  const { rows } = await sql<DriverProfile>`
    select d.id, u.full_name as "fullName", u.phone, d.license_number as "licenseNumber",
      d.current_location as "currentLocation", d.vehicle_info as "vehicleInfo", ${shownStatus} as status,
      case when f.id is not null then
        json_build_object('id', f.id, 'companyName', f.company_name, 'phone', coalesce(f.phone, o.phone))
      end as fleet,
      ${runningRequestId} as "runningRequestId", ${openRequestId} as "openRequestId",
      dollars(d.spending_limit_cents) as "spendingLimit",
      (select coalesce(json_agg(json_build_object(
          'id', t.id, 'kind', t.kind, 'unitNumber', t.unit_number, 'vin', t.vin, 'plate', t.plate,
          'plateState', t.plate_state, 'year', t.year, 'make', t.make, 'model', t.model,
          'tireSizes', t.tire_sizes) order by t.kind desc, t.unit_number), '[]'::json)
        from units t where t.driver_id = d.id and t.retired_at is null) as units
    from drivers d
    join users u on u.id = d.user_id
    left join fleets f on f.id = d.fleet_id
    left join users o on o.id = f.owner_user_id
    where d.user_id = ${user.userId}`.execute(db)
  const profile = rows[0]
  if (!profile) throw notFound('driver')
  return profile
}

/** The driver keeps their own record right, and may go offline and come back while no job of theirs runs. */
export async function changeOwnProfile(
  deed: Deed,
  user: User,
  change: BodyOf<typeof changeDriverProfile>,
  carry: CarryContact,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const { fullName, phone, isAvailable } = change
    const person = await lockPerson(tx, user.userId)
    if (!person) throw notFound('driver')
    const isNewNumber = phone !== undefined && phone !== person.phone
    if (isNewNumber) refuseUnlessProved(user, deed.now)
    await changePerson(deed, tx, person, { fullName, phone }, carry)
    if (isNewNumber) await refuseAnotherDrivers(tx, user, phone)
    const driver = await tx
      .selectFrom('drivers')
      .select(['id', 'fleet_id', 'status'])
      .where('user_id', '=', user.userId)
      .forUpdate()
      .executeTakeFirst()
    if (!driver) throw notFound('driver')
    if (isAvailable !== undefined && driver.status === 'on_service')
      throw new Refusal('wrong_state', refusals.drivers.statusFollowsJob)
    const set = {
      license_number: emptyAsNull(change.licenseNumber),
      vehicle_info: emptyAsNull(change.vehicleInfo),
      ...saidLocation(change.currentLocation, deed.now),
      status:
        isAvailable === undefined
          ? undefined
          : isAvailable
            ? ('active' as const)
            : ('inactive' as const),
    }
    if (Object.values(set).some((value) => value !== undefined))
      await tx.updateTable('drivers').set(set).where('id', '=', driver.id).execute()
    await record(tx, 'driver_changed', {
      userId: user.userId,
      fleetId: driver.fleet_id,
      driverId: driver.id,
    })
  })
}

async function refuseAnotherDrivers(tx: Tx, user: User, phone: string): Promise<void> {
  const driver = await tx
    .selectFrom('drivers')
    .select(['id', 'fleet_id'])
    .where('user_id', '=', user.userId)
    .executeTakeFirst()
  if (!driver?.fleet_id) return
  // After the requests, as an acceptance locks them.
  await lockFleet(tx, driver.fleet_id)
  await refuseTakenOwnNumber(tx, driver.fleet_id, phone, driver.id)
}
