import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { startTwin } from '../../stripe-twin/start-twin.ts'
import { freePort } from '../postgres/free-port.ts'
import { startWorker } from '../worker.ts'
import { handsOf } from './by-hand.ts'
import { openTestApp } from './open-test-app.ts'

/**
 * The whole server with the built web app on a database of its own, for the tests in a browser: prints its
 * addresses, then every SMS that has left, and runs until its input ends. Its clock is the system's, moved on by so many
 * milliseconds as a line of input says; a line with a technician's id is answered with a link of theirs, which no SMS has to bring.
 */
let movedMs = 0
// Passkeys belong to a domain, so the pages have an address with one, which has to be known before.
const port = await freePort(undefined)
const twin =
  process.env.CARDS === 'yes'
    ? await startTwin({ eventsUrl: `http://127.0.0.1:${port}/api/payments/events` })
    : null
const app = await openTestApp({
  port,
  env: {
    PSEUDO_LANGUAGE: process.env.PSEUDO_LANGUAGE,
    BACKUP_EVERY: '1d',
    WEBHOOK_HOSTS: process.env.WEBHOOK_HOSTS,
    PUBLIC_URL: `http://localhost:${port}`,
    ...twin?.env,
  },
  webRoot: join(resolve(import.meta.dirname, '../..'), 'dist/web'),
  clock: { now: () => new Date(Date.now() + movedMs) },
})
const tell = (line: unknown) => console.log(JSON.stringify(line))
const { issueLink } = handsOf(app.services)
const { config } = app.services
const worker = await startWorker({
  ...app.services,
  // The board shows how backups stand; while the journeys run none is made.
  config: { ...config, backups: { ...config.backups, everyMs: null } },
  sms: {
    async send(sms) {
      await app.services.sms.send(sms)
      tell(sms)
    },
  },
})
tell({ baseUrl: config.publicUrl, databaseUrl: app.databaseUrl })

const input = createInterface({ input: process.stdin })
input.on('line', async (line) => {
  const asked = JSON.parse(line)
  if (typeof asked === 'number') movedMs += asked
  else tell({ ...asked, link: await issueLink?.(asked.technicianId) })
})
input.once('close', async () => {
  await worker.stop()
  await app.close()
  await twin?.stop()
  process.exit(0)
})
