import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from './log.ts'

export interface ListenOptions {
  url: string
  /** What hears a message of each channel. */
  channels: Readonly<Record<string, (payload: string) => void>>
  /** After every successful LISTEN: what was sent while it was down has to be read from the tables now. */
  onUp(): void
  onDown(): void
  log: Log
  /** How often the connection proves that it lives, in milliseconds. */
  heartbeatMs?: number
}

export interface Listener {
  close(): Promise<void>
}

/**
 * The one LISTEN connection of a process. It reconnects for ever, after at most 2 seconds, and says when
 * it is up and down; it is down until the first `onUp`.
 */
export function listen(options: ListenOptions): Listener {
  const closing = new AbortController()
  const finished = keepListening(options, closing.signal)
  return {
    async close() {
      closing.abort()
      await finished
    },
  }
}

async function keepListening(options: ListenOptions, closing: AbortSignal): Promise<void> {
  let failures = 0
  while (!closing.aborted) {
    try {
      await listenOnce(options, closing, () => {
        failures = 0
      })
    } catch (error) {
      if (failures++ === 0) options.log.warn({ err: error }, 'listening to the database failed')
    }
    const pause = Math.min(2000, 50 * 2 ** failures) * (0.5 + Math.random() / 2)
    await sleep(pause, undefined, { signal: closing }).catch(() => {})
  }
}

/** Returns or throws when the connection is over. */
async function listenOnce(options: ListenOptions, closing: AbortSignal, isUp: () => void) {
  const { url, channels, onUp, onDown, log, heartbeatMs = 15_000 } = options
  const client = new pg.Client({
    connectionString: url,
    application_name: 'roadcall listen',
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  client.on('end', end)
  client.on('error', () => end())
  const close = () => end()
  closing.addEventListener('abort', close)
  client.on('notification', ({ channel, payload = '' }) => {
    try {
      channels[channel]?.(payload)
    } catch (error) {
      log.error({ err: error }, 'a notification could not be handled')
    }
  })
  let heartbeat: NodeJS.Timeout | undefined
  try {
    await client.connect()
    const all = Object.keys(channels).map((channel) => `listen ${pg.escapeIdentifier(channel)}`)
    await client.query(all.join(';'))
    if (closing.aborted) return
    isUp()
    onUp()
    try {
      // A connection that a firewall has forgotten looks healthy until something is sent.
      heartbeat = setInterval(() => {
        client.query('select 1').catch(() => client.end().catch(() => {}))
      }, heartbeatMs)
      await ended
    } finally {
      onDown()
    }
  } finally {
    clearInterval(heartbeat)
    closing.removeEventListener('abort', close)
    // A dead network never confirms the end; nothing is lost by not waiting for it.
    await Promise.race([client.end(), sleep(1000, undefined, { ref: false })])
  }
}
