import { type RawBuilder, sql } from 'kysely'

/**
 * For `where(column, '=', anyOf(ids))`: is it one of these, of which nobody knows how many there are before it runs? The text stays the
 * same, and with it the statement that is prepared (`pool.ts`): `in (…)` has another one for each length of the list.
 */
export const anyOf = <T extends string>(
  values: readonly T[],
  type: 'uuid' | 'text' = 'uuid',
): RawBuilder<T> => sql<T>`any(${[...values]}::${sql.raw(type)}[])`
