import { buildApp } from '../server/app.ts'
import { withoutCaps } from '../server/core/caps/without-caps.ts'
import { readConfig } from '../server/core/config.ts'
import { openServices } from '../server/open-services.ts'
import { systemClock } from '../server/platform/clock.ts'
import { backlog } from '../server/platform/http/connections.ts'
import { createLog } from '../server/platform/log.ts'
import { answerMemory } from './answer-memory.ts'

/** The product as one process, as it runs in production, but without limits: one machine plays everybody. With
 * BENCH_TURNS_AWAY it turns away what is too much at once. */
const config = readConfig({ ...process.env, PORT: '0', LOG_LEVEL: 'error' })
const services = openServices(
  config,
  process.env.BENCH_DATABASE ?? '',
  createLog({ level: 'error' }),
  systemClock,
  { remembers: process.env.BENCH_REMEMBERS !== 'no', defaults: withoutCaps },
)
const { server } = await buildApp(services, {
  webRoot: config.dataDir,
  limits: false,
  turnsAway: process.env.BENCH_TURNS_AWAY === 'yes',
})
const address = await server.listen({ port: 0, host: '127.0.0.1', backlog })
process.send?.({ address })

answerMemory()
