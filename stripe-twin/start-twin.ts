import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'

export interface TwinOptions {
  host?: string
  /** The system chooses unless said. */
  port?: number
  /** Where browsers find its pages; this machine unless said. */
  pageUrl?: string
  /** Where it keeps its book; nowhere unless said. */
  file?: string
  /** Where it tells of events; nowhere unless said. */
  eventsUrl?: string
}

export interface StartedTwin {
  /** For the server that is to use it. */
  env: { STRIPE_SECRET_KEY: string; STRIPE_WEBHOOK_SECRET: string; STRIPE_API_URL: string }
  /** Its door for tests: what goes wrong next, how events travel, its clock; gives the payments in its book. */
  door(
    path: 'faults' | 'mend' | 'events' | 'clock' | 'book' | 'money' | 'chargebacks',
    said?: object,
  ): Promise<unknown>
  stop(): Promise<void>
  /** As if it had been unplugged. */
  kill(): Promise<void>
  /** Unplugged and plugged in again: at the same place, with what stands in its file. */
  again(): Promise<void>
}

/** Starts the twin as a process of its own, with keys that nobody else has; it ends with whom it was started by. */
export async function startTwin(options: TwinOptions = {}): Promise<StartedTwin> {
  const key = `sk_twin_${randomBytes(16).toString('hex')}`
  const secret = `whsec_${randomBytes(16).toString('hex')}`
  const said = {
    TWIN_HOST: options.host,
    TWIN_PORT: options.port?.toString(),
    TWIN_PAGE_URL: options.pageUrl,
    TWIN_FILE: options.file,
    TWIN_EVENTS_URL: options.eventsUrl,
  }
  async function plugIn(at = said.TWIN_PORT) {
    const twin = spawn(process.execPath, [resolve(import.meta.dirname, 'main.ts')], {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { ...process.env, ...said, TWIN_PORT: at, TWIN_KEY: key, TWIN_SECRET: secret },
    })
    const gone = once(twin, 'exit')
    const lines = createInterface({ input: twin.stdout })
    const first = await Promise.race([once(lines, 'line'), gone.then(() => null)])
    const port = /listening on (\d+)/.exec(String(first?.[0]))?.[1]
    if (!port) throw new Error('the twin of the card processor did not start')
    return { twin, gone, port }
  }
  let running = await plugIn()
  const { port } = running
  const url = `http://127.0.0.1:${port}`
  async function kill() {
    running.twin.kill('SIGKILL')
    await running.gone
  }
  return {
    env: { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret, STRIPE_API_URL: url },
    async door(path, body) {
      const answer = await fetch(`${url}/twin/${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}` },
        ...(body && { body: JSON.stringify(body) }),
      })
      return answer.json()
    },
    async stop() {
      running.twin.stdin.end()
      await running.gone
    },
    kill,
    async again() {
      await kill()
      running = await plugIn(port)
    },
  }
}
