import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Tables } from './tables.ts'

/**
 * Inserts rows of which nobody knows how many there are before it runs, to be executed or gone on with (`returning …`). The text stays
 * the same, and with it the statement that is prepared (`pool.ts`): `values (…), (…)` has another one for each number of rows. The
 * rows go as JSON, so nothing in them may be binary; a column that a row does not name, and another does, is null in it.
 */
export function insertAll<T extends keyof Tables & string>(
  table: T,
  rows: readonly Insertable<Tables[T]>[],
): RawBuilder<unknown> {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const named = sql.join(columns.map((column) => sql.ref(column)))
  return sql`insert into ${sql.table(table)} (${named})
    select ${named} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`
}
