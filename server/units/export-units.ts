import type { Readable } from 'node:stream'
import { sql } from 'kysely'
import { settings } from '#contract/settings.ts'
import type { UnitKind } from '#contract/units.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { tables } from '#contract/words/en/tables.ts'
import type { Language } from '#contract/words/languages.ts'
import { inLanguage } from '#contract/words/words.ts'
import type { User } from '../auth/actor.ts'
import { memberWith } from '../fleets/policy.ts'
import { inBatches, streamTable } from '../platform/csv/stream-table.ts'
import type { Db } from '../platform/db/tables.ts'

interface Exported {
  id: string
  unitNumber: string
  kind: UnitKind
  vin: string | null
  plate: string | null
  plateState: string | null
  year: string | null
  make: string | null
  model: string | null
  tireSizes: string | null
  notes: string | null
  driverUsername: string | null
  driver: string | null
  addedOn: string
}

/** All units of a fleet as a file for a spreadsheet, by number. */
export async function exportUnits(db: Db, user: User, language: Language): Promise<Readable> {
  const { fleetId } = await memberWith(db, user, 'export')
  const size = settings.pageSize.exportBatch
  const batches = inBatches(async (last: Exported | undefined) => {
    const { rows } = await sql<Exported>`
      select t.id, t.unit_number as "unitNumber", t.kind, t.vin, t.plate,
        t.plate_state as "plateState", t.year, t.make, t.model, t.tire_sizes as "tireSizes", t.notes,
        u.username as "driverUsername", u.full_name as driver,
        to_char(t.created_at at time zone f.time_zone, 'YYYY-MM-DD') as "addedOn"
      from units t join fleets f on f.id = t.fleet_id
      left join drivers d on d.id = t.driver_id left join users u on u.id = d.user_id
      where t.fleet_id = ${fleetId} and t.retired_at is null
        and (${last?.id ?? null}::uuid is null
          or (lower(t.unit_number), t.id) > (lower(${last?.unitNumber ?? null}::text), ${last?.id ?? null}::uuid))
      order by lower(t.unit_number), t.id limit ${size}`.execute(db)
    return rows
  }, size)
  return streamTable(inLanguage(tables, language).units, cellsIn(batches, language))
}

async function* cellsIn(batches: AsyncGenerator<Exported[]>, language: Language) {
  const { kinds } = inLanguage(fleets, language).units
  for await (const rows of batches)
    yield rows.map((row) => [
      row.unitNumber,
      kinds[row.kind],
      row.vin,
      row.plate,
      row.plateState,
      row.year,
      row.make,
      row.model,
      row.tireSizes,
      row.notes,
      row.driverUsername,
      row.driver,
      row.addedOn,
      row.id,
    ])
}
