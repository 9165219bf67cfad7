import { readConfig } from '../core/config.ts'
import { openServices } from '../open-services.ts'
import { testClock } from '../platform/clock.ts'
import { createLog } from '../platform/log.ts'
import { startWorker } from '../worker.ts'

/** A worker alone, on the database and at the time of its environment, until it is killed. */
const config = readConfig({ ...process.env, PORT: '0', LOG_LEVEL: 'error' })
if (!config.databaseUrl || !process.env.NOW) throw new Error('DATABASE_URL and NOW are needed')
const log = createLog({ level: config.logLevel })
await startWorker(openServices(config, config.databaseUrl, log, testClock(process.env.NOW)))
