import { sql } from 'kysely'
import * as z from 'zod/mini'
import { plateStates } from '#contract/catalogue.ts'
import type { ImportReport } from '#contract/imports.ts'
import { settings } from '#contract/settings.ts'
import { unitForm, unitKinds } from '#contract/units.ts'
import { fleetFields } from '#contract/words/en/fields/fleet.ts'
import type { Language } from '#contract/words/languages.ts'
import type { User } from '../auth/actor.ts'
import type { Deed } from '../core/deed.ts'
import { record } from '../core/events.ts'
import { memberWith } from '../fleets/policy.ts'
import { lockFleet } from '../fleets/queries.ts'
import { checkTable, type TableColumn } from '../platform/csv/check-table.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { lastYear } from './change-units.ts'
import { columnsOf, numberTaken } from './queries.ts'

const columns = {
  unitNumber: {
    names: ['unit number', 'unit', 'unit no', 'unit #', 'truck number', 'number'],
    isRequired: true,
  },
  kind: { names: ['kind', 'type'], isRequired: true },
  vin: { names: ['vin'] },
  plate: { names: ['plate', 'license plate', 'plate number'] },
  plateState: { names: ['plate state', 'state'] },
  year: { names: ['year'] },
  make: { names: ['make'] },
  model: { names: ['model'] },
  tireSizes: { names: ['tire sizes', 'tire size', 'tires'] },
  notes: { names: ['notes', 'comment'] },
  driver: { names: ['driver', 'driver username', 'username'] },
} satisfies Record<string, TableColumn>

/** The form on which help is asked for calls a truck so too. */
const kindCalled = (word: string) => (word === 'tractor' ? 'truck' : word)

const { driverId: _, kind: __, plateState: ___, ...rest } = unitForm.shape
const shape = {
  ...rest,
  kind: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string) => kindCalled(text.trim().toLowerCase())),
    ),
    z.enum(unitKinds, fleetFields.unitKind),
  ),
  plateState: z.optional(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((text: string) => (text.length === 2 ? text.toUpperCase() : text)),
      ),
      z.enum(['', ...plateStates], fleetFields.plateState),
    ),
  ),
  /** The username of who usually drives it. */
  driver: z.optional(z.string()),
}

/** A fleet brings its trucks and trailers in a file: all rows become units, or none does. */
export async function importUnits(
  db: Db,
  deed: Deed,
  user: User,
  { file, mode, language }: { file: Buffer; mode: 'preview' | 'commit'; language: Language },
): Promise<ImportReport> {
  const check = async (on: Db | Tx) => {
    const { fleetId } = await memberWith(on, user, 'import')
    const checked = checkTable(file, {
      columns,
      mostRows: settings.imports.rows,
      shape,
      nameOf: ({ unitNumber }) => unitNumber ?? '',
      unique: { field: 'unitNumber', saying: fleetFields.unitTwice },
    })
    const [numbers, drivers] = await Promise.all([
      findNumbers(on, fleetId),
      findUsernames(on, fleetId),
    ])
    const last = lastYear(deed.now)
    checked.refuse(({ year }) => Number(year) > last, fleetFields.yearAhead({ last }))
    checked.refuse(({ unitNumber }) => numbers.has(unitNumber.toLowerCase()), fleetFields.unitTaken)
    checked.refuse(
      ({ driver }) => Boolean(driver) && !drivers.has((driver ?? '').toLowerCase()),
      fleetFields.noSuchDriver,
    )
    return { fleetId, drivers, report: checked.report(language), values: checked.values }
  }
  const undone = { isDone: false, firstCodes: [] }
  const lookOnly = async () => ({ ...(await check(db)).report, ...undone })
  if (mode === 'preview') return lookOnly()
  const bring = deed.transaction(async (tx) => {
    // Two people of the fleet with the same file: the second one reads what the first has brought.
    const { fleetId: own } = await memberWith(tx, user, 'import')
    await lockFleet(tx, own)
    const { report, values, drivers, fleetId } = await check(tx)
    if (report.good < report.total) return { ...report, ...undone }
    const rows = values.map(({ driver, ...value }) =>
      columnsOf({ ...value, driverId: drivers.get((driver ?? '').toLowerCase()) ?? null }),
    )
    await sql`
      insert into units (fleet_id, kind, unit_number, vin, plate, plate_state, year, make, model,
        tire_sizes, notes, driver_id, created_at)
      select ${fleetId}, kind, unit_number, vin, plate, plate_state, year, make, model, tire_sizes,
        notes, driver_id, ${deed.now}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (kind text, unit_number text,
        vin text, plate text, plate_state text, year text, make text, model text, tire_sizes text,
        notes text, driver_id uuid)`.execute(tx)
    await record(tx, 'fleet_changed', { fleetId })
    return { ...report, isDone: true, firstCodes: [] }
  })
  return bring.catch((error) => {
    // Somebody added a unit by hand at the same moment: the report says which.
    if (numberTaken(error)) return lookOnly()
    throw error
  })
}

async function findNumbers(db: Db | Tx, fleetId: string): Promise<Set<string>> {
  const { rows } = await sql<{ number: string }>`
    select lower(unit_number) as number from units where fleet_id = ${fleetId} and retired_at is null`.execute(
    db,
  )
  return new Set(rows.map(({ number }) => number))
}

async function findUsernames(db: Db | Tx, fleetId: string): Promise<Map<string, string>> {
  const { rows } = await sql<{ username: string; id: string }>`
    select lower(u.username) as username, d.id from drivers d join users u on u.id = d.user_id
    where d.fleet_id = ${fleetId}`.execute(db)
  return new Map(rows.map(({ username, id }) => [username, id]))
}
