import { buildApp } from '../app.ts'
import { makeAdmin } from '../auth/make-admin.ts'
import { openServices } from '../open-services.ts'
import { systemClock, testClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import { createLog } from '../platform/log.ts'
import { type Caller, createCaller } from './caller.ts'
import { freshDatabase } from './fresh-database.ts'
import { type Given, givenOn } from './given.ts'
import { testAdmin } from './test-admin.ts'

export interface TestAppOptions {
  /** The built web app; without one only the API is served. */
  webRoot?: string
  /** Time that the test moves, unless it is the system's. */
  clock?: 'system'
}

/** The whole server on a database of its own, listening; every answer is held against its schema. */
export async function openTestApp(options: TestAppOptions = {}) {
  const fresh = await freshDatabase()
  const config = readConfig({ PORT: '0', DATA_DIR: await temporaryFolder(), LOG_LEVEL: 'silent' })
  const clock = testClock(new Date())
  const services = openServices(
    config,
    fresh.url,
    createLog({ level: config.logLevel }),
    options.clock ? systemClock : clock,
  )
  const { server, api, routes } = await buildApp(services, {
    webRoot: options.webRoot ?? config.dataDir,
    limits: false,
    checkAnswers: true,
  })
  await makeAdmin(services.db, testAdmin)
  const baseUrl = await server.listen({ port: 0, host: '127.0.0.1' })
  const anybody = (): Caller => createCaller(baseUrl)
  const given: Given = givenOn({ anybody })
  return {
    baseUrl,
    services,
    clock,
    api,
    routes,
    server,
    anybody,
    given,
    async close() {
      services.hub.endAll()
      await server.close()
      await services.close()
      await fresh.drop()
    },
  }
}

export type TestApp = Awaited<ReturnType<typeof openTestApp>>

async function temporaryFolder(): Promise<string> {
  const { mkdtemp } = await import('node:fs/promises')
  const { tmpdir } = await import('node:os')
  const { join } = await import('node:path')
  return mkdtemp(join(tmpdir(), 'roadcall-test-'))
}
