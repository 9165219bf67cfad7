import { sql } from 'kysely'
import { settings } from '#contract/settings.ts'
import type { Tx } from '../platform/db/tables.ts'

/**
 * A new request's PO number by its fleet's pattern, where it has one: "RC-118-261122" of "RC-{unit}-{date}", and
 * "RC-118-261122-2" for the second request of that unit on that day. None where the pattern wants a unit and the request
 * has none: half a number would pass for one in the books, so it is left to be typed.
 */
export async function poByPattern(
  tx: Tx,
  { fleet_id, unit_id }: { fleet_id: string | null; unit_id: string | null },
  day: { now: Date; timeZone: string },
): Promise<string | null> {
  if (fleet_id === null) return null
  const fleet = await tx
    .selectFrom('fleets')
    .select('po_pattern')
    .where('id', '=', fleet_id)
    .executeTakeFirst()
  const pattern = fleet?.po_pattern
  if (!pattern) return null
  const unit = pattern.includes('{unit}') ? await unitNumberOf(tx, unit_id) : ''
  if (unit === null) return null
  // As they stand: "$&" in a unit's number means nothing here.
  const made = pattern.replaceAll('{unit}', () => unit).replaceAll('{date}', dateOf(day))
  // A pattern of letters alone is one standing number, such as a blanket order's: all requests bear it.
  return made === pattern ? made : notYetBorne(tx, fleet_id, made)
}

async function unitNumberOf(tx: Tx, unitId: string | null): Promise<string | null> {
  if (unitId === null) return null
  const unit = await tx
    .selectFrom('units')
    .select('unit_number')
    .where('id', '=', unitId)
    .executeTakeFirst()
  return unit?.unit_number ?? null
}

/** Room for "-2" up to "-99999". */
const roomForCount = 6

/**
 * The number, or with "-2", "-3", … where another request of the fleet bears it. Of two requests of the same moment the
 * second waits here until the first stands. What somebody types is not looked at: the same number for two jobs may be meant.
 */
async function notYetBorne(tx: Tx, fleetId: string, made: string): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`po numbers ${fleetId}`}, 0))`.execute(
    tx,
  )
  const stem = made.slice(0, settings.poNumbers.maxLength - roomForCount)
  const { rows } = await sql<{ po_number: string }>`
    select po_number from requests
    where fleet_id = ${fleetId} and starts_with(po_number, ${stem})`.execute(tx)
  const borne = new Set(rows.map(({ po_number }) => po_number))
  const numbered = (count: number) => {
    const end = count === 1 ? '' : `-${count}`
    return made.slice(0, settings.poNumbers.maxLength - end.length) + end
  }
  let count = 1
  while (borne.has(numbered(count))) count += 1
  return numbered(count)
}

/** "261122": the day at the truck's place, in an order that sorts. */
function dateOf({ now, timeZone }: { now: Date; timeZone: string }): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: '2-digit',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return part('year') + part('month') + part('day')
}
