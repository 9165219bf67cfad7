import { sql } from 'kysely'
import { sent } from './db/run.ts'
import type { Tx } from './db/tables.ts'

declare module './db/tables.ts' {
  interface Tables {
    message_counts: {
      cap: string
      subject: string
      since: Date
      passed: number
      held: number
      held_at: Date | null
    }
  }
}

/** A limit on messages and whose it is: `most` in each hour or day by the clock of `timeZone`. */
export interface Limit {
  cap: string
  subject: string
  most: number
  span: 'hour' | 'day'
}

/** A limit that is reached, and when the next hour or day begins. */
export interface Full extends Limit {
  until: Date
}

interface Row {
  cap: string
  subject: string
  since: Date
  passed: number
  until: Date
}

/**
 * Counts one message against all its limits, or against none: then the one that is full is answered, and that something
 * was held back. The rows are locked in one order and stay so until the transaction ends, so that of many at the same
 * moment no more pass than may, and no two wait for each other.
 */
export async function countMessage(
  tx: Tx,
  limits: readonly Limit[],
  now: Date,
  timeZone: string,
): Promise<Full | null> {
  const rows = await lockRows(tx, limits, now, timeZone)
  for (const limit of limits) {
    const row = rows.find(({ cap, subject }) => cap === limit.cap && subject === limit.subject)
    if (!row || row.passed < limit.most) continue
    await sql`update message_counts set held = held + 1, held_at = ${now}
      where cap = ${row.cap} and subject = ${row.subject} and since = ${row.since}`.execute(tx)
    return { ...limit, until: row.until }
  }
  await change(tx, rows, 1)
  return null
}

/** The message did not leave after all. */
export async function uncountMessage(
  tx: Tx,
  limits: readonly Limit[],
  now: Date,
  timeZone: string,
): Promise<void> {
  await change(tx, await lockRows(tx, limits, now, timeZone), -1)
}

async function lockRows(
  tx: Tx,
  limits: readonly Limit[],
  now: Date,
  timeZone: string,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    insert into message_counts as counted (cap, subject, since)
    select cap, subject, date_trunc(span, ${now}::timestamptz, ${timeZone})
    from json_to_recordset(${JSON.stringify(limits)}::json) as limits (cap text, subject text, span text)
    order by cap, subject
    on conflict (cap, subject, since) do update set passed = counted.passed
    returning cap, subject, since, passed`.execute(tx)
  return rows.map((row) => {
    const span = limits.find(({ cap }) => cap === row.cap)?.span ?? 'day'
    return { ...row, until: endOf(span, row.since) }
  })
}

const hourMs = 3_600_000
/** A day by a clock that people set has 23 to 25 hours; which of them is no matter to who waits for it. */
const endOf = (span: Limit['span'], since: Date): Date =>
  new Date(since.getTime() + (span === 'hour' ? hourMs : 24 * hourMs))

/** By their key, as they were locked: joined to them, the table would be read whole. */
const change = (tx: Tx, rows: readonly Row[], by: number) =>
  sent(
    tx,
    sql`insert into message_counts as counted (cap, subject, since)
      select cap, subject, since
      from json_to_recordset(${JSON.stringify(rows)}::json) as locked (cap text, subject text, since timestamptz)
      on conflict (cap, subject, since) do update set passed = greatest(counted.passed + ${by}, 0)`.compile(
      tx,
    ),
  )
