import { sql } from 'kysely'
import type { Unit, UnitForm } from '#contract/units.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { emptyAsNull } from '../platform/text.ts'
import './tables.ts'

/** Units `t` with who usually drives them, `d` and `u`. */
export const unitColumns = sql`
  t.id, t.kind, t.unit_number as "unitNumber", t.vin, t.plate, t.plate_state as "plateState",
  t.year, t.make, t.model, t.tire_sizes as "tireSizes", t.notes,
  case when d.id is not null then json_build_object('id', d.id, 'fullName', u.full_name) end as driver`

export const unitTables = sql`
  units t left join drivers d on d.id = t.driver_id left join users u on u.id = d.user_id`

/** A unit of the fleet; one that has left it is not there. */
export async function findUnit(
  db: Db | Tx,
  fleetId: string,
  id: string,
): Promise<Unit | undefined> {
  const { rows } = await sql<Unit>`
    select ${unitColumns} from ${unitTables}
    where t.fleet_id = ${fleetId} and t.retired_at is null and t.id = ${id}`.execute(db)
  return rows[0]
}

/** The unit of the fleet that carries a number, however it is written. */
export async function findUnitCalled(
  db: Db | Tx,
  fleetId: string,
  unitNumber: string,
): Promise<Unit | undefined> {
  const { rows } = await sql<Unit>`
    select ${unitColumns} from ${unitTables}
    where t.fleet_id = ${fleetId} and t.retired_at is null
      and lower(t.unit_number) = lower(${unitNumber.trim()})`.execute(db)
  return rows[0]
}

/** The columns of what a form says; what it leaves out is left out. */
export function columnsOf(form: Partial<UnitForm>) {
  return {
    kind: form.kind,
    unit_number: form.unitNumber,
    vin: emptyAsNull(form.vin),
    plate: emptyAsNull(form.plate)?.toUpperCase(),
    plate_state: emptyAsNull(form.plateState),
    year: emptyAsNull(form.year),
    make: emptyAsNull(form.make),
    model: emptyAsNull(form.model),
    tire_sizes: emptyAsNull(form.tireSizes),
    notes: emptyAsNull(form.notes),
    driver_id: emptyAsNull(form.driverId),
  }
}

/** The unique index decides which of two got the number. */
export function numberTaken(error: unknown): Refusal | null {
  if (!(error instanceof Error) || Reflect.get(error, 'constraint') !== 'units_by_number')
    return null
  const { numberTaken } = refusals.units
  return new Refusal('unit_number_taken', numberTaken, { details: { unitNumber: numberTaken } })
}

/** The truck that a driver usually drives, if it is one only. */
export async function findOnlyTruckOf(db: Db | Tx, driverId: string): Promise<string | null> {
  const trucks = await db
    .selectFrom('units')
    .select('id')
    .where('driver_id', '=', driverId)
    .where('kind', '=', 'truck')
    .where('retired_at', 'is', null)
    .limit(2)
    .execute()
  return trucks.length === 1 ? (trucks[0]?.id ?? null) : null
}
