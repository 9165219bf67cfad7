import { migrationsFolder } from '../core/migrations-folder.ts'
import type { Log } from '../platform/db/log.ts'
import { migrate } from '../platform/db/migrate.ts'
import { migrationsIn } from './fill-database.ts'
import { withClient } from './session.ts'

/** Gives a database on which nothing was started yet the tables that a backup was made of; one that has tables keeps them. */
export async function migrateLike(url: string, file: string, log: Log): Promise<void> {
  const only = await migrationsIn(file)
  const isNew = await withClient(url, async (client) => {
    const { rows } = await client.query(`select to_regclass('migrations') as is_there`)
    return !rows[0]?.is_there
  })
  if (isNew) await migrate(url, migrationsFolder, log, { only })
}

/** Brings the tables up to this version. */
export const migrateToday = (url: string, log: Log): Promise<void> =>
  migrate(url, migrationsFolder, log)
