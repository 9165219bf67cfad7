import { sql } from 'kysely'
import type { Urgency } from '#contract/catalogue.ts'
import { rolesWith } from '#contract/rights.ts'
import { calledService } from '#contract/services.ts'
import type { Asked, Wanted } from '#contract/words/notice-words.ts'
import { type Named, spotOf } from '../../asking/request-names.ts'
import { type Exactness, roughMiles } from '../../asking/whereabouts.ts'
import type { Tx } from '../../platform/db/tables.ts'

export interface RequestFacts {
  id: string
  /** As others may know it before acceptance, and as those who asked know it: with their truck and driver. */
  asked: Asked
  own: Asked
  wanted: Wanted
  /** The owners with an account: the customer, or whom of its fleet alerts reach. */
  owners: string[]
  /** The account of a fleet's driver. */
  driver: string | null
  /** Is that driver's own phone the number of the request? */
  isAtDrivers: boolean
  isFleets: boolean
  /** Can anybody be alerted? */
  isPlaced: boolean
  /** Within how many miles the truck stands of its position on the map; null where that is known exactly. */
  roughMiles: number | null
  /** Nobody's account: texts to the phone are the only news. */
  isGuests: boolean
  /** Do people still choose among its bids? */
  isOpen: boolean
}

interface Row
  extends Named,
    Exactness,
    Pick<
      RequestFacts,
      'id' | 'owners' | 'driver' | 'isAtDrivers' | 'isFleets' | 'isPlaced' | 'isGuests' | 'isOpen'
    > {
  urgency: Urgency
  scheduledAt: string | null
  timeZone: string
  unitNumber: string | null
  driverName: string | null
}

/** What notices say of a request, and whose it is. */
export async function readRequestFacts(
  tx: Tx,
  id: string | null,
): Promise<RequestFacts | undefined> {
  const { rows } = await sql<Row>`
    select r.id, r.title, r.service_type, r.trades, r.urgency, iso(r.scheduled_at) as "scheduledAt",
      r.time_zone as "timeZone", r.city, r.state, r.rough_lat, r.area_miles, r.area_direction,
      r.fleet_id is not null as "isFleets", r.lat is not null or r.state is not null as "isPlaced",
      r.lat, r.lng, r.accuracy_m, r.place_miles,
      r.customer_user_id is null and r.fleet_id is null as "isGuests",
      r.status = 'open' as "isOpen",
      d.user_id as driver, du.full_name as "driverName", u.unit_number as "unitNumber",
      coalesce(du.phone = r.customer_phone, false) as "isAtDrivers",
      array_remove(array[r.customer_user_id], null) || array(select user_id from fleet_members m
          where m.fleet_id = r.fleet_id and m.role = any(${rolesWith('hearAlerts')}::text[])) as owners
    from requests r
    left join drivers d on d.id = r.driver_id and r.fleet_id is not null
    left join users du on du.id = d.user_id
    left join units u on u.id = r.unit_id
    where r.id = ${id}::uuid`.execute(tx)
  const row = rows[0]
  if (!row) return undefined
  const { service_type, trades, title, urgency, scheduledAt, timeZone, unitNumber, driverName } =
    row
  const asked = { service: calledService(service_type, trades), title, spot: spotOf(row) }
  return {
    id: row.id,
    asked,
    own: row.isFleets ? { ...asked, unit: unitNumber, driver: driverName } : asked,
    wanted: { urgency, scheduledAt, timeZone },
    owners: row.owners,
    driver: row.driver,
    isAtDrivers: row.isAtDrivers,
    isFleets: row.isFleets,
    isPlaced: row.isPlaced,
    roughMiles: roughMiles(row),
    isGuests: row.isGuests,
    isOpen: row.isOpen,
  }
}
