import type { Readable } from 'node:stream'
import { sql } from 'kysely'
import type { ShownDriverStatus } from '#contract/drivers.ts'
import { formatPhone } from '#contract/phone-shown.ts'
import { settings } from '#contract/settings.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { tables } from '#contract/words/en/tables.ts'
import type { Language } from '#contract/words/languages.ts'
import { inLanguage } from '#contract/words/words.ts'
import type { User } from '../auth/actor.ts'
import { memberWith } from '../fleets/policy.ts'
import { inBatches, streamTable } from '../platform/csv/stream-table.ts'
import type { Db } from '../platform/db/tables.ts'
import { lastKnownLocation, shownStatus } from './queries.ts'

interface Exported {
  id: string
  fullName: string
  phone: string
  username: string
  license: string | null
  vehicle: string | null
  /** As the page shows it, and since when it is known. */
  location: string | null
  locationAsOf: string | null
  limit: string | null
  status: ShownDriverStatus
  isDeactivated: boolean
  units: string | null
  addedOn: string
}

/** All drivers of a fleet as a file for a spreadsheet, by name, those who are gone as well. */
export async function exportDrivers(db: Db, user: User, language: Language): Promise<Readable> {
  const { fleetId } = await memberWith(db, user, 'export')
  const size = settings.pageSize.exportBatch
  const batches = inBatches(async (last: Exported | undefined) => {
    const { rows } = await sql<Exported>`
      select d.id, u.full_name as "fullName", u.phone, u.username, d.license_number as license,
        d.vehicle_info as vehicle, l.known ->> 'place' as location,
        to_char((l.known ->> 'at')::timestamptz at time zone f.time_zone, 'YYYY-MM-DD HH24:MI') as "locationAsOf",
        dollars(d.spending_limit_cents) as "limit", ${shownStatus} as status,
        d.deactivated_at is not null as "isDeactivated",
        (select string_agg(t.unit_number, ', ' order by t.kind desc, t.unit_number)
          from units t where t.driver_id = d.id and t.retired_at is null) as units,
        to_char(d.created_at at time zone f.time_zone, 'YYYY-MM-DD') as "addedOn"
      from drivers d join users u on u.id = d.user_id join fleets f on f.id = d.fleet_id
      cross join lateral (select ${lastKnownLocation} as known) l
      where d.fleet_id = ${fleetId}
        and (${last?.id ?? null}::uuid is null
          or (lower(u.full_name), d.id) > (lower(${last?.fullName ?? null}::text), ${last?.id ?? null}::uuid))
      order by lower(u.full_name), d.id limit ${size}`.execute(db)
    return rows
  }, size)
  return streamTable(inLanguage(tables, language).drivers, cellsIn(batches, language))
}

async function* cellsIn(batches: AsyncGenerator<Exported[]>, language: Language) {
  const { statuses } = inLanguage(fleets, language).drivers
  for await (const rows of batches)
    yield rows.map((row) => [
      row.fullName,
      formatPhone(row.phone),
      row.username,
      row.license,
      row.vehicle,
      row.location,
      row.limit,
      statuses[row.isDeactivated ? 'deactivated' : row.status],
      row.units,
      row.addedOn,
      row.id,
      row.locationAsOf,
    ])
}
