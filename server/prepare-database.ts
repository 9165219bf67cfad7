import { runMigrations } from 'graphile-worker'
import type { Config } from './core/config.ts'
import { migrationsFolder } from './core/migrations-folder.ts'
import { alone } from './platform/db/alone.ts'
import { migrate } from './platform/db/migrate.ts'
import type { Log } from './platform/log.ts'
import { startEmbedded } from './postgres/embedded.ts'

/** The database that the configuration names, brought up to date: the embedded one unless DATABASE_URL is set. */
export async function prepareDatabase(
  config: Config,
  log: Log,
): Promise<{ url: string; close(): Promise<void> }> {
  const embedded = config.databaseUrl ? null : await startEmbedded({ dataDir: config.dataDir, log })
  const url = config.databaseUrl ?? embedded?.url
  if (!url) throw new Error('no database')
  try {
    await migrate(url, migrationsFolder, log)
    // The queue's library takes no lock for it: two who start at once would trip over each other.
    await alone(url, () => runMigrations({ connectionString: url }))
  } catch (error) {
    await embedded?.stop()
    throw error
  }
  return { url, close: async () => embedded?.stop() }
}
