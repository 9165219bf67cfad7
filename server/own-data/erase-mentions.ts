import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../platform/db/tables.ts'
import { patternsOf } from './traces.ts'
import type { Whose } from './whose.ts'

/** Rows of a long table that one statement looks through. */
const slice = 100_000

/**
 * Where others speak of somebody: news that was sent to them, the history, the words of admins, a note at a truck. By the
 * ids that stand there, and by name, number and address where no id does.
 */
export async function eraseMentions(
  tx: Tx,
  { userId, driverId, technicianId, company }: Whose,
  traces: readonly string[],
): Promise<void> {
  const patterns = sql`${patternsOf(traces)}::text[]`
  const companyId = company?.isLast ? company.id : null
  const ids = sql`array_remove(array[${userId}, ${driverId}, ${companyId}]::uuid[], null)`
  const without = (column: string) =>
    sql`case when ${sql.ref(column)}::text ilike any(${patterns}) then null else ${sql.ref(column)} end`

  await inSlices(
    tx,
    'events',
    (some) => sql`
    update events set note = null, payload = null, facts = facts - 'firstName' - 'vehicle'
    where ${some} and (user_id = ${userId} or by_user_id = ${userId}
      or by_technician_id = ${technicianId}::uuid or driver_id = ${driverId}::uuid
      or note ilike any(${patterns}) or payload::text ilike any(${patterns})
      or facts::text ilike any(${patterns}))`,
  )
  await sql`
    update approvals set note = null, reason = null
    where driver_id = ${driverId}::uuid`.execute(tx)
  for (const table of ['notifications', 'deliveries'])
    await inSlices(
      tx,
      table,
      (some) => sql`
      delete from ${sql.table(table)} where ${some} and params::text ilike any(${patterns})`,
    )
  await inSlices(
    tx,
    'messages',
    (some) => sql`
    update messages set content = '' where ${some} and content ilike any(${patterns})`,
  )
  await inSlices(
    tx,
    'audit_log',
    (some) => sql`
    update audit_log set
      reason = case when subject_id = any(${ids}) then null else ${without('reason')} end,
      saying = ${without('saying')}, before = ${without('before')}, after = ${without('after')}
    where ${some} and (subject_id = any(${ids}) and reason is not null
      or concat_ws(' ', reason, saying, before, after) ilike any(${patterns}))`,
  )
  for (const [table, column] of [
    ['reviews', 'words'],
    ['reviews', 'reply'],
    ['units', 'notes'],
    ['ended_sessions', 'reason'],
    ['providers', 'suspended_because'],
    ['fleets', 'suspended_because'],
    ['users', 'suspended_in_person_because'],
    ['providers', 'asked_for'],
    ['providers', 'asked_answer'],
    ['fleets', 'asked_for'],
    ['fleets', 'asked_answer'],
    ['approvals', 'note'],
    ['approvals', 'reason'],
    ['approvals', 'answer'],
  ] as const)
    await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = null
      where ${sql.ref(column)} ilike any(${patterns})`.execute(tx)
}

/** A table that grows with the years is gone through in pieces, none of which takes long. */
async function inSlices(
  tx: Tx,
  table: string,
  change: (some: RawBuilder<unknown>) => RawBuilder<unknown>,
): Promise<void> {
  const { rows } = await sql<{ last: number | null }>`
    select max(id) as last from ${sql.table(table)}`.execute(tx)
  const last = rows[0]?.last ?? 0
  for (let from = 0; from <= last; from += slice)
    await change(sql`id > ${from} and id <= ${from + slice}`).execute(tx)
}
