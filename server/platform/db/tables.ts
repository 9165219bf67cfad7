import type { Kysely, Transaction } from 'kysely'

/**
 * Every table, by name. Empty here: the domain that owns a table adds it by declaration merging
 * (`declare module '../platform/db/tables.ts' { interface Tables { … } }`), so that the platform
 * knows no domain word and every query is still checked.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Tables {}

/** Reads outside a transaction. */
export type Db = Kysely<Tables>

/** Inside a transaction. A query that must not run outside one takes this type. */
export type Tx = Transaction<Tables>
