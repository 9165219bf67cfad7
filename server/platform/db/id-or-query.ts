import type { OperandValueExpression } from 'kysely'
import type { Tables } from './tables.ts'

/** The id of a row of this table, or a query that answers it: so one trip is enough to find it and the row. */
export type IdOrQuery<T extends keyof Tables> = OperandValueExpression<Tables, T, 'id'>
