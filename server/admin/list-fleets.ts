import { sql } from 'kysely'
import type {
  exportFleets as exportEndpoint,
  FleetForAdmin,
  listFleetsForAdmin as listEndpoint,
} from '#contract/admin.ts'
import type { QueryOf } from '#contract/endpoint.ts'
import { formatPhone } from '#contract/phone-shown.ts'
import { settings } from '#contract/settings.ts'
import { admin } from '#contract/words/en/admin.ts'
import { tables } from '#contract/words/en/tables.ts'
import type { Language } from '#contract/words/languages.ts'
import { inLanguage } from '#contract/words/words.ts'
import { writeTable } from '../platform/csv/write-table.ts'
import type { Db } from '../platform/db/tables.ts'
import { fileAnswer, type RawAnswer } from '../platform/http/raw-answer.ts'
import { behind, found, orderBy, ordersOf } from './account-order.ts'

const orders = ordersOf('f', 'company_name')

const columns = sql`
  f.id, f.owner_user_id as "ownerUserId", f.company_name as "companyName", coalesce(f.owner_name, u.full_name) as "ownerName",
  u.full_name as "fullName", f.account_manager_name as "accountManagerName",
  coalesce(u.email, '') as email, u.phone, f.mc_number as "mcNumber", f.dot_number as "dotNumber",
  f.fleet_size as "fleetSize", f.vehicle_count as "vehicleCount",
  f.operating_states as "operatingStates", f.address, f.status, f.is_turned_down as "isTurnedDown", iso(f.created_at) as "createdAt"`

const shown = sql`concat_ws(' ', f.company_name, f.owner_name, f.account_manager_name, u.full_name, u.email,
  f.address, 'MC ' || f.mc_number, 'DOT ' || f.dot_number)`

async function find(
  db: Db,
  { search, status, sort = 'waiting', before }: QueryOf<typeof listEndpoint>,
  limit: number,
): Promise<FleetForAdmin[]> {
  const order = orders[sort]
  const { rows } = await sql<FleetForAdmin>`
    select ${columns}
    from fleets f join users u on u.id = f.owner_user_id
    where (${status ?? null}::text is null or f.status = ${status ?? null}::text)
      and ${found(search, { words: shown, phone: sql`u.phone` })}
      ${behind(order, sql`fleets f`, sql`f.id`, before)}
    ${orderBy(order)} limit ${limit}`.execute(db)
  return rows
}

/** One of them, as the list shows it. */
export async function findFleetForAdmin(db: Db, id: string): Promise<FleetForAdmin | undefined> {
  const { rows } = await sql<FleetForAdmin>`
    select ${columns} from fleets f join users u on u.id = f.owner_user_id
    where f.id = ${id}`.execute(db)
  return rows[0]
}

/** A page of the fleet companies. `before` is the last row of the page before, in whatever order. */
export const listFleets = (db: Db, query: QueryOf<typeof listEndpoint>) =>
  find(db, query, settings.pageSize.list)

/** The same rows as a file for a spreadsheet. */
export async function exportFleets(
  db: Db,
  filters: QueryOf<typeof exportEndpoint>,
  language: Language,
): Promise<RawAnswer> {
  const rows = await find(db, filters, settings.pageSize.export)
  const { standings, turnedDown } = inLanguage(admin, language)
  const file = writeTable(
    inLanguage(tables, language).fleets,
    rows.map((row) => [
      row.companyName,
      row.ownerName,
      row.accountManagerName,
      row.email,
      formatPhone(row.phone),
      row.mcNumber,
      row.dotNumber,
      row.fleetSize ?? row.vehicleCount,
      row.operatingStates,
      row.isTurnedDown ? turnedDown : standings[row.status],
      row.address,
      row.createdAt,
      row.id,
    ]),
  )
  return fileAnswer(file)
}
