import { buildApp } from '../server/app.ts'
import { makeAdmin } from '../server/auth/make-admin.ts'
import { readConfig } from '../server/core/config.ts'
import { mailInvitation } from '../server/fleets/mail-invitation.ts'
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
  SAMSARA_API_URL: process.env.ATTACK_SAMSARA,
})
const log = createLog({ level: config.logLevel })
const services = openServices(config, process.env.ATTACK_DATABASE ?? '', log)
const { server } = await buildApp(services, {
  webRoot: config.dataDir,
  limits: false,
  limitStreams: true,
})
await makeAdmin(services.db, testAdmin)
await enrolTestAdmin(services)
const baseUrl = await server.listen({ port: 0, host: '127.0.0.1', backlog: 1024 })
process.send?.({ baseUrl })

/** What the worker would do, which does not run here: one piece of it, when the attack wants to see what leaves. */
const works = {
  invitation: (invitationId: string) => mailInvitation(services, { invitationId }),
  text: (to: string) => services.sms.send({ to, text: 'attack' }),
}
export type Work = keyof typeof works

process.on('message', (asked: 'memory' | { work: Work; about: string }) => {
  if (asked !== 'memory') {
    works[asked.work](asked.about).then(
      () => process.send?.({ failed: null }),
      (error: Error) => process.send?.({ failed: error.message }),
    )
    return
  }
  globalThis.gc?.()
  globalThis.gc?.()
  process.send?.({ rss: process.memoryUsage().rss })
})
process.on('disconnect', () => process.exit(0))
