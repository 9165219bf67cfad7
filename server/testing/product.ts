import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { knownPlace } from '../postgres/place.ts'

export interface Product {
  baseUrl: string
  dataDir: string
  /** The process as it runs now. */
  process: ChildProcess | undefined
  /** Starts it, or starts it again, and waits until it serves. */
  start(): Promise<void>
  untilReady(): Promise<void>
  /** Sends a signal to the process that is the database; when it ends, the product starts it again. */
  signalDatabase(signal: NodeJS.Signals): void
  close(): Promise<void>
}

interface State {
  status: string
  checks?: { database: string }
}

export interface ProductOptions {
  /** The folder of another version. */
  checkout?: string
  /** As `ulimit -n`. */
  openFiles?: number
}

const readyWithinMs = 60_000

/** This checkout; another one is another version of the product. */
const here = resolve(import.meta.dirname, '../..')

/** The product as a person starts it, in a process and, unless `env` says otherwise, on an embedded database of its own. */
export async function openProduct(
  env: NodeJS.ProcessEnv = {},
  { checkout = here, openFiles }: ProductOptions = {},
): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'roadcall-product-'))
  const port = await freePort()
  const baseUrl = `http://127.0.0.1:${port}`
  const product: Product = {
    baseUrl,
    dataDir,
    process: undefined,
    async start() {
      const main = join(checkout, 'server/main.ts')
      const [program, args] =
        openFiles === undefined
          ? [process.execPath, [main]]
          : ['sh', ['-c', `ulimit -n ${openFiles}; exec ${process.execPath} ${main}`]]
      product.process = spawn(program, args, {
        cwd: checkout,
        env: {
          ...process.env,
          DATA_DIR: dataDir,
          PORT: `${port}`,
          TRUST_PROXY: 'loopback',
          LOG_LEVEL: 'error',
          DATABASE_URL: '',
          ...env,
        },
        stdio: ['ignore', 'ignore', env.LOG_LEVEL === 'silent' ? 'ignore' : 'inherit'],
      })
      await product.untilReady()
    },
    async untilReady() {
      // It calls itself ready while it holds calls for a database that is away for a moment; an older version did not.
      const database = async () => {
        const answer = await fetch(`${baseUrl}/readyz`)
        const { status, checks } = (await answer.json()) as State
        return checks?.database ?? status
      }
      const giveUpAt = performance.now() + readyWithinMs
      while ((await database().catch(() => 'nobody')) !== 'ok') {
        const { exitCode = null, signalCode = null } = product.process ?? {}
        if (exitCode !== null || signalCode !== null)
          throw new Error(`it ended with ${exitCode ?? signalCode}`)
        if (performance.now() > giveUpAt) throw new Error(`${baseUrl} is not ready`)
        await sleep(100)
      }
    },
    signalDatabase(signal) {
      const place = knownPlace(dataDir) ?? dataDir
      const pidFile = join(place, 'postgres', 'postmaster.pid')
      process.kill(Number.parseInt(readFileSync(pidFile, 'utf8'), 10), signal)
    },
    async close() {
      const running = product.process
      if (running && running.exitCode === null && running.signalCode === null) {
        running.kill('SIGINT')
        await once(running, 'exit')
      }
      const place = knownPlace(dataDir) ?? dataDir
      for (const dir of [place, dataDir]) await rm(dir, { recursive: true, force: true })
    },
  }
  return product
}

/** Nobody listens there now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address ? address.port : 0
}
