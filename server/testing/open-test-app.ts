import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../app.ts'
import { makeAdmin } from '../auth/make-admin.ts'
import { withoutCaps } from '../core/caps/without-caps.ts'
import { readConfig } from '../core/config.ts'
import { openServices } from '../open-services.ts'
import { type Clock, testClock } from '../platform/clock.ts'
import { createLog } from '../platform/log.ts'
import { hashForPlay } from '../platform/secrets/passwords.ts'
import { handsOf } from './by-hand.ts'
import { type Caller, createCaller } from './caller.ts'
import { enrolTestAdmin } from './enrol-test-admin.ts'
import { freshDatabase } from './fresh-database.ts'
import { type Given, givenOn } from './given.ts'
import { addLaterColumns } from './later-columns.ts'
import { testAdmin } from './test-admin.ts'

export interface TestAppOptions {
  /** The built web app; without one only the API is served. */
  webRoot?: string
  /** Instead of time that stands still until the test moves it. */
  clock?: Clock
  /** More of the environment than a test needs as a rule. */
  env?: NodeJS.ProcessEnv
  /** As `npm run demo`. */
  demo?: boolean
  /** What everybody's browser asks for; nothing unless said. */
  language?: string
  /** Where it listens; the system chooses unless said. */
  port?: number
  /** Rate limits and limits on messages, as in production. */
  limits?: boolean
  /** Tables as a later version may have them: every column's name is in every table. */
  laterColumns?: boolean
  /** So many calls are taken at once, the others turned away; all are, unless said. */
  turnsAway?: number
  /** Hears every line of the log, the least important too. */
  log?: (line: string) => void
}

// What a real hash costs is held where it is made: passwords.unit.test.ts.
hashForPlay()

/** The whole server on a database of its own, listening; every answer is held against its schema. */
export async function openTestApp(options: TestAppOptions = {}) {
  const fresh = await freshDatabase()
  if (options.laterColumns) await addLaterColumns(fresh.database.pool)
  const dataDir = await mkdtemp(join(tmpdir(), 'roadcall-test-'))
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    BACKUP_EVERY: 'never',
    ...options.env,
  })
  const clock = testClock(new Date())
  const services = openServices(
    config,
    fresh.url,
    options.log
      ? createLog({ level: 'trace', pretty: false, write: options.log })
      : createLog({ level: config.logLevel }),
    options.clock ?? clock,
    options.limits ? {} : { defaults: withoutCaps },
  )
  const { server, api, routes } = await buildApp(services, {
    webRoot: options.webRoot ?? config.dataDir,
    demo: options.demo ?? false,
    limits: options.limits ?? false,
    ...(options.turnsAway !== undefined && { turnsAway: options.turnsAway }),
    checkAnswers: true,
  })
  await makeAdmin(services.db, testAdmin)
  await enrolTestAdmin(services)
  const baseUrl = await server.listen({ port: options.port ?? 0, host: '127.0.0.1' })
  const anybody = (): Caller => createCaller(baseUrl, options.language)
  const given: Given = givenOn({ anybody, ...handsOf(services) })
  return {
    baseUrl,
    services,
    clock,
    databaseUrl: fresh.url,
    api,
    routes,
    server,
    anybody,
    given,
    async close() {
      services.hub.endAll()
      const closed = server.close()
      // A client that broke off a stream may hold its connection as long as one rests.
      const patience = setTimeout(() => server.server.closeAllConnections(), 1_000)
      await closed
      clearTimeout(patience)
      await services.close()
      await fresh.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export type TestApp = Awaited<ReturnType<typeof openTestApp>>
