import { sql } from 'kysely'
import { newDriver } from '#contract/drivers.ts'
import type { ImportReport } from '#contract/imports.ts'
import { servedCountry } from '#contract/phone-countries.ts'
import { settings } from '#contract/settings.ts'
import { commonFields } from '#contract/words/en/fields/common.ts'
import { fleetFields } from '#contract/words/en/fields/fleet.ts'
import type { Language } from '#contract/words/languages.ts'
import type { User } from '../auth/actor.ts'
import { takenRefusal } from '../auth/register.ts'
import type { Deed } from '../core/deed.ts'
import { record } from '../core/events.ts'
import { limitCents } from '../fleets/limit-cents.ts'
import { memberWith, refuseSuspendedFleet } from '../fleets/policy.ts'
import { lockFleet } from '../fleets/queries.ts'
import { checkTable, type TableColumn } from '../platform/csv/check-table.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { hashFirstCode, newFirstCode } from '../platform/secrets/first-code.ts'
import { findDefaultLimit, maySetLimits } from './limit-of.ts'
import { findHoldersOf, findOfficeNumbers } from './taken-number.ts'

/** The columns of the file, by any of their names; the order does not matter. */
const columns = {
  fullName: {
    names: ['full name', 'name', 'driver', 'driver name'],
    parts: [
      ['first name', 'given name'],
      ['last name', 'surname', 'family name'],
    ],
    isRequired: true,
  },
  phone: { names: ['phone', 'phone number', 'mobile', 'cell'], isRequired: true },
  username: { names: ['username', 'user name', 'login'], isRequired: true },
  licenseNumber: { names: ['license number', 'license', 'cdl', 'licence number'] },
  vehicleInfo: { names: ['vehicle info', 'vehicle information', 'vehicle', 'truck'] },
  currentLocation: { names: ['current location', 'location'] },
  spendingLimit: { names: ['spending limit', 'limit'] },
} satisfies Record<string, TableColumn>

/** Of a new driver all but the password: an imported one signs in first with a code. */
const { password: _, businessCustomerId: __, ...shape } = newDriver.shape

interface Brought {
  file: Buffer
  mode: 'preview' | 'commit'
  language: Language
  /** Whose numbers we call and text. */
  phoneCountries: readonly string[]
}

/**
 * A fleet brings its drivers in a file: all rows become drivers, or none does. Who is imported has no password yet, but
 * a code, told once in the report, that opens the door until one is chosen. An empty limit is the fleet's default.
 */
export async function importDrivers(
  db: Db,
  deed: Deed,
  user: User,
  { file, mode, language, phoneCountries }: Brought,
): Promise<ImportReport> {
  const check = async (on: Db | Tx) => {
    const member = await memberWith(on, user, 'import')
    const checked = checkTable(file, {
      columns,
      mostRows: settings.imports.rows,
      shape,
      nameOf: ({ fullName, username }) => fullName || username || '',
      unique: { field: 'username', saying: fleetFields.usernameTwice },
    })
    checked.refuse(
      ({ phone }) => servedCountry(phone, phoneCountries) === null,
      commonFields.phoneAbroad({ from: phoneCountries }),
    )
    const taken = await findTaken(
      on,
      checked.values.map(({ username }) => username),
    )
    checked.refuse(({ username }) => taken.has(username.toLowerCase()), fleetFields.usernameTaken)
    const phones = checked.values.map(({ phone }) => phone)
    const office = await findOfficeNumbers(on, member.fleetId, phones)
    const holders = await findHoldersOf(on, member.fleetId, phones)
    const seen = new Set<string>()
    const isSecond = (phone: string) => seen.size === seen.add(phone).size
    checked.refuse(({ phone }) => !office.has(phone) && isSecond(phone), fleetFields.phoneTwice)
    checked.refuse(
      ({ phone }) => holders.has(phone),
      ({ phone }) => fleetFields.phoneTaken({ name: holders.get(phone) ?? '' }),
    )
    checked.refuse(
      ({ spendingLimit }) => Boolean(spendingLimit) && !maySetLimits(member),
      fleetFields.limitOfManager,
    )
    return { fleetId: member.fleetId, report: checked.report(language), values: checked.values }
  }
  const undone = { isDone: false, firstCodes: [] }
  const lookOnly = async () => ({ ...(await check(db)).report, ...undone })
  if (mode === 'preview') return lookOnly()
  const bring = deed.transaction(async (tx) => {
    // Two people of the fleet with the same file: the second one reads what the first has brought.
    const { fleetId: own } = await memberWith(tx, user, 'import')
    await lockFleet(tx, own)
    const { fleetId, report, values } = await check(tx)
    await refuseSuspendedFleet(tx, fleetId)
    if (report.good < report.total) return { ...report, ...undone }
    const defaultLimit = await findDefaultLimit(tx, fleetId)
    const firstCodes = values.map(({ fullName, phone, username }) => ({
      fullName,
      phone,
      username,
      code: newFirstCode(),
    }))
    const rows = values.map((value, at) => ({
      username: value.username,
      full_name: value.fullName,
      phone: value.phone,
      first_code_hash: hashFirstCode(firstCodes[at]?.code ?? '').toString('hex'),
      license_number: value.licenseNumber || null,
      vehicle_info: value.vehicleInfo || null,
      current_location: value.currentLocation || null,
      spending_limit_cents: limitCents(value.spendingLimit) ?? defaultLimit,
    }))
    await sql`
      with rows as (
        select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
          username text, full_name text, phone text, first_code_hash text, license_number text,
          vehicle_info text, current_location text, spending_limit_cents bigint)
      ), people as (
        insert into users (user_type, username, full_name, phone, password_hash, must_change_password,
          first_code_hash, created_at)
        select 'driver', username, full_name, phone, '', true, decode(first_code_hash, 'hex'), ${deed.now}
        from rows
        returning id, username
      ), added as (
        insert into drivers (user_id, fleet_id, license_number, vehicle_info, current_location,
          current_location_at, spending_limit_cents, created_at)
        select p.id, ${fleetId}, r.license_number, r.vehicle_info, r.current_location,
          case when r.current_location is not null then ${deed.now}::timestamptz end,
          r.spending_limit_cents, ${deed.now}
        from people p join rows r on r.username = p.username
        returning id, spending_limit_cents
      )
      insert into limit_changes (driver_id, changed_by, at, to_cents)
      select id, ${deed.by.userId}::uuid, ${deed.now}, spending_limit_cents
      from added where spending_limit_cents is not null`.execute(tx)
    await record(tx, 'driver_changed', { fleetId })
    return { ...report, isDone: true, firstCodes }
  })
  return bring.catch((error) => {
    // Another fleet took one of the names at the same moment: the report says which.
    if (takenRefusal(error)) return lookOnly()
    throw error
  })
}

/** Of these usernames those that somebody has, in small letters. */
async function findTaken(db: Db | Tx, usernames: string[]): Promise<Set<string>> {
  const lower = usernames.map((name) => name.toLowerCase())
  const { rows } = await sql<{ name: string }>`
    select lower(username) as name from users where lower(username) = any(${lower}::text[])`.execute(
    db,
  )
  return new Set(rows.map(({ name }) => name))
}
