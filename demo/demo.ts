import type { Services } from '../server/core/services.ts'
import { measureFigures } from '../server/views/measure-figures.ts'
import { measureJobs } from '../server/views/measure-jobs.ts'
import { measureRecord } from '../server/views/measure-record.ts'
import { buildWorld } from './build/build-world.ts'
import { type Login, logins } from './logins.ts'
import { type RobotOptions, startRobots } from './robots/robots.ts'

export interface Demo {
  /** One for each role, to be printed. */
  logins: readonly Login[]
  /** Lets the robots act, once the server listens; gives the function that stops them. */
  start(options?: RobotOptions): () => Promise<void>
}

/** The demo world: built at the first start, found at every later one. Never part of `npm start`. */
export async function openDemo(services: Services): Promise<Demo> {
  const started = performance.now()
  if (await buildWorld(services)) {
    await measureFigures(services, new Date(0))
    await measureRecord(services, new Date(0))
    await measureJobs(services, new Date(0))
    services.log.info({ ms: Math.round(performance.now() - started) }, 'the demo world is built')
  }
  return { logins, start: (options) => startRobots(services, options) }
}
