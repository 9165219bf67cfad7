import { buildApp } from '../server/app.ts'
import { makeAdmin } from '../server/auth/make-admin.ts'
import { readConfig } from '../server/core/config.ts'
import { openServices } from '../server/open-services.ts'
import { createLog } from '../server/platform/log.ts'
import { enrolTestAdmin } from '../server/testing/enrol-test-admin.ts'
import { testAdmin } from '../server/testing/test-admin.ts'

/**
 * The attacked process: the product's own server, in this folder's version of it, without rate limits, because one machine
 * plays everybody. It believes the addresses that the attack gives to its actors.
 */
const config = readConfig({
  PORT: '0',
  DATA_DIR: process.env.ATTACK_DATA,
  PUBLIC_URL: 'https://attack.example',
  TRUST_PROXY: 'loopback',
  LOG_LEVEL: 'fatal',
})
const log = createLog({ level: config.logLevel })
const services = openServices(config, process.env.ATTACK_DATABASE ?? '', log)
const { server } = await buildApp(services, { webRoot: config.dataDir, limits: false })
await makeAdmin(services.db, testAdmin)
await enrolTestAdmin(services)
const baseUrl = await server.listen({ port: 0, host: '127.0.0.1', backlog: 1024 })
process.send?.({ baseUrl })

process.on('message', () => {
  globalThis.gc?.()
  globalThis.gc?.()
  process.send?.({ rss: process.memoryUsage().rss })
})
process.on('disconnect', () => process.exit(0))
