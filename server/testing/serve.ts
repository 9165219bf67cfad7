import { join, resolve } from 'node:path'
import { startWorker } from '../worker.ts'
import { openTestApp } from './open-test-app.ts'

/**
 * The whole server with the built web app on a database of its own, for the tests in a browser: prints its addresses
 * and runs until its input ends.
 */
const app = await openTestApp({
  webRoot: join(resolve(import.meta.dirname, '../..'), 'dist/web'),
  clock: 'system',
})
const worker = await startWorker(app.services)
console.log(JSON.stringify({ baseUrl: app.baseUrl, databaseUrl: app.databaseUrl }))

process.stdin.resume()
process.stdin.once('end', async () => {
  await worker.stop()
  await app.close()
  process.exit(0)
})
