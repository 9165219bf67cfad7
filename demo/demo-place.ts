import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { TwinOptions } from '../stripe-twin/start-twin.ts'

/** Where the demo's card processor listens: one port above the demo's own, and keeps its book beside the demo's data. */
export function readDemoPlace(env: NodeJS.ProcessEnv): TwinOptions {
  const { HOST: host = '127.0.0.1', PORT = '3000', DATA_DIR = './data/demo', PUBLIC_URL } = env
  mkdirSync(DATA_DIR, { recursive: true })
  const port = Number(PORT) === 0 ? 0 : Number(PORT) + 1
  const { hostname } = new URL(PUBLIC_URL ?? 'http://localhost')
  return {
    host,
    port,
    file: join(DATA_DIR, 'card-twin.json'),
    eventsUrl: `http://127.0.0.1:${PORT}/api/payments/events`,
    ...(port && { pageUrl: `http://${hostname}:${port}` }),
  }
}
