import type { Tx } from '../platform/db/tables.ts'

/** A new request's PO number by its fleet's pattern, where it has one: "RC-118-261122" of "RC-{unit}-{date}". */
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
  if (!fleet?.po_pattern) return null
  const unit = unit_id
    ? await tx
        .selectFrom('units')
        .select('unit_number')
        .where('id', '=', unit_id)
        .executeTakeFirst()
    : undefined
  return fleet.po_pattern
    .replaceAll('{unit}', unit?.unit_number ?? '')
    .replaceAll('{date}', dateOf(day))
    .slice(0, 60)
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
