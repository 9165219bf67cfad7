import { buildApp } from '../app.ts'
import { withoutCaps } from '../core/caps/without-caps.ts'
import { readConfig } from '../core/config.ts'
import { openServices } from '../open-services.ts'
import { testClock } from '../platform/clock.ts'
import { createLog } from '../platform/log.ts'
import { workOnMoney } from './work-on-money.ts'

/** Server and worker in a process that a test kills: the time is what the test says it is, and the work is done when it says so. */
const { MORTAL_DATABASE = '', MORTAL_NOW = '' } = process.env
const config = readConfig(process.env)
const clock = testClock(MORTAL_NOW)
const log = createLog({ level: 'silent' })
const services = openServices(config, MORTAL_DATABASE, log, clock, { defaults: withoutCaps })
const { server } = await buildApp(services, { webRoot: config.dataDir, limits: false })
await server.listen({ port: config.port, host: '127.0.0.1' })
process.send?.('up')

process.on('message', async ({ now, works }: { now: number; works: boolean }) => {
  clock.advance(Math.max(0, now - clock.now().getTime()))
  if (works) await workOnMoney(services)
  process.send?.('done')
})
process.on('disconnect', () => process.exit(0))
