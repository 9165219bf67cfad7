import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildApp } from './app.ts'
import { makeAdmin } from './auth/make-admin.ts'
import { withoutCaps } from './core/caps/without-caps.ts'
import { type Config, readConfig } from './core/config.ts'
import type { Services } from './core/services.ts'
import { greet } from './greet.ts'
import { openServices } from './open-services.ts'
import { pagesBuilt } from './pages-built.ts'
import { systemClock } from './platform/clock.ts'
import { backlog, limitConnections } from './platform/http/connections.ts'
import { drain } from './platform/http/drain.ts'
import { listenProblem, refuseTakenPort } from './platform/http/free-port.ts'
import { catchTheUncaught } from './platform/last-resort.ts'
import { createLog } from './platform/log.ts'
import { StartProblem } from './platform/start-problem.ts'
import { noRoom } from './postgres/data-dir.ts'
import { prepareDatabase } from './prepare-database.ts'
import { startWorker } from './worker.ts'

const webRoot = join(resolve(import.meta.dirname, '..'), 'dist/web')

/** An invented world in the database, with what acts in it once the server listens. */
export interface World {
  /** One for each role, to be printed. */
  logins: readonly { role: string; username: string; password: string }[]
  /** Lets it act; gives the function that stops it. */
  start(): () => Promise<void>
}

/** How long the worker may take to finish what it is at; its messages are then free for others (leases). */
const workerMs = 5_000

const atMost = (ms: number, work: Promise<unknown>) =>
  Promise.race([work, sleep(ms, undefined, { ref: false })])

/** What is invented is not worth a backup. */
function configOf(isInvented: boolean): Config {
  const config = readConfig(process.env)
  return isInvented ? { ...config, backups: { ...config.backups, everyMs: null } } : config
}

type OpenWorld = (services: Services) => Promise<World>

/** Reads the environment, opens the database, listens; closes in the reverse order when it is told to stop. */
async function start(openWorld?: OpenWorld): Promise<void> {
  const config = configOf(openWorld !== undefined)
  const log = createLog({ level: config.logLevel })
  catchTheUncaught(log)
  const closers: (() => Promise<unknown>)[] = []
  let stopping: Promise<void> | null = null
  let stoppedBy = ''
  const stop = (why: string) => {
    stoppedBy ||= why
    stopping ??= (async () => {
      log.info({ why }, 'stopping')
      for (const close of closers.reverse())
        await close().catch((error) => log.error({ err: error }, 'while stopping'))
    })()
    return stopping
  }
  // The same signal may come twice: from the terminal and passed on by the launcher.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      stop(signal).then(() => process.exit(0))
    })

  try {
    await refuseTakenPort(config)
    const database = await prepareDatabase(config, log)
    closers.push(database.close)
    // A world that is played is many people on one machine.
    const played = openWorld ? { defaults: withoutCaps } : {}
    const services = openServices(config, database.url, log, systemClock, played)
    closers.push(services.close)
    closers.push(async () => services.security.note({ event: 'sys_shutdown' }))
    if (config.admin) await makeAdmin(services.db, config.admin)
    const world = openWorld ? await openWorld(services) : null
    await pagesBuilt()
    const { server, draining } = await buildApp(services, { webRoot, demo: world !== null })
    limitConnections(server.server, log)
    const worker = await startWorker(services)
    closers.push(() => atMost(workerMs, worker.stop()))
    closers.push(async () => {
      const endStreams = services.hub.endAll
      await drain(server, draining, { isTakenOver: stoppedBy === 'SIGTERM', endStreams })
    })
    await server.listen({ port: config.port, host: config.host, backlog })
    services.security.note({ event: 'sys_startup' })
    if (world) closers.push(world.start())
    await greet({
      config,
      db: services.db,
      logins: world?.logins ?? null,
      hasPages: existsSync(join(webRoot, 'app.html')),
    })
  } catch (error) {
    await stop('the start failed')
    throw listenProblem(error, config) ?? noRoom(config.dataDir, error) ?? error
  }
}

/** The product as one process, with an invented world where one is given; it ends with a sentence when it cannot start. */
export function serve(openWorld?: OpenWorld): void {
  start(openWorld).catch((error) => {
    if (error instanceof StartProblem) console.error(error.message)
    else console.error(error)
    process.exit(1)
  })
}
