import type { Config } from '../core/config.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { findOldestAdmin } from './queries.ts'

/**
 * Where mail for the operator goes, and in which language: what the environment says, else the oldest admin; null while
 * there is nobody.
 */
export async function operatorAddress(
  db: Db | Tx,
  { contactEmail }: Pick<Config, 'contactEmail'>,
): Promise<{ email: string; language: string | null } | null> {
  const admin = await findOldestAdmin(db)
  const email = contactEmail ?? admin?.email
  return email ? { email, language: admin?.language ?? null } : null
}
