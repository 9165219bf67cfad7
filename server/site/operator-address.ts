import type { Config } from '../core/config.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { findOldestAdmin } from './queries.ts'

/** Where mail for the operator goes: what the environment says, else the oldest admin; null while there is nobody. */
export async function operatorAddress(
  db: Db | Tx,
  { contactEmail }: Pick<Config, 'contactEmail'>,
): Promise<string | null> {
  return contactEmail ?? (await findOldestAdmin(db))?.email ?? null
}
