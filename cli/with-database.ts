import { type Config, readConfig } from '../server/core/config.ts'
import type { Services } from '../server/core/services.ts'
import { openServices } from '../server/open-services.ts'
import { createLog, type Log } from '../server/platform/log.ts'
import { runningEmbedded, startEmbedded } from '../server/postgres/embedded.ts'
import { prepareDatabase } from '../server/prepare-database.ts'
import type { Shell } from './command.ts'

/** The commands speak for themselves; only what is wrong is worth a line, beside their output. */
export const quietLog = (): Log =>
  createLog({ level: 'warn', write: (line) => process.stderr.write(line) })

type Work<T> = (url: string, config: Config, log: Log) => Promise<T>

/**
 * Gives `work` the database that the environment names, up to date: the one of DATABASE_URL, or the embedded one of
 * a Roadcall that is running on the data folder, or that one started for the moment.
 */
export async function withDatabase<T>({ env }: Shell, work: Work<T>): Promise<T> {
  const config = readConfig(env)
  const log = quietLog()
  const databaseUrl = config.databaseUrl ?? runningEmbedded(config.dataDir)?.url
  const database = await prepareDatabase({ ...config, databaseUrl }, log)
  try {
    return await work(database.url, config, log)
  } finally {
    await database.close()
  }
}

/** The same as it is, whatever version made it: a backup before an upgrade is one of the old version. */
export async function withDatabaseAsItIs<T>({ env }: Shell, work: Work<T>): Promise<T> {
  const config = readConfig(env)
  const log = quietLog()
  const url = config.databaseUrl ?? runningEmbedded(config.dataDir)?.url
  if (url) return work(url, config, log)
  const embedded = await startEmbedded({ dataDir: config.dataDir, log })
  try {
    return await work(embedded.url, config, log)
  } finally {
    await embedded.stop()
  }
}

/** The same with everything the domains need. */
export const withServices = <T>(shell: Shell, work: (services: Services) => Promise<T>) =>
  withDatabase(shell, async (url, config, log) => {
    const services = openServices(config, url, log)
    try {
      return await work(services)
    } finally {
      await services.close()
    }
  })
