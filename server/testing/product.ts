import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect } from 'vitest'
import { knownPlace } from '../postgres/place.ts'

export interface Product {
  baseUrl: string
  dataDir: string
  /** The process as it runs now. */
  process: ChildProcess | undefined
  /** Starts it, or starts it again, and waits until it serves. */
  start(): Promise<void>
  untilReady(): Promise<void>
  /** Kills the process that is the database; the product starts it again. */
  killDatabase(): void
  close(): Promise<void>
}

/** The product as a person starts it, in a process and on an embedded database of its own. */
export async function openProduct(env: NodeJS.ProcessEnv = {}): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'roadcall-product-'))
  const port = await freePort()
  const baseUrl = `http://127.0.0.1:${port}`
  const product: Product = {
    baseUrl,
    dataDir,
    process: undefined,
    async start() {
      product.process = spawn('node', [resolve(import.meta.dirname, '../main.ts')], {
        env: {
          ...process.env,
          DATA_DIR: dataDir,
          PORT: `${port}`,
          TRUST_PROXY: 'loopback',
          LOG_LEVEL: 'error',
          DATABASE_URL: '',
          ...env,
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      await product.untilReady()
    },
    async untilReady() {
      const readiness = async () => (await fetch(`${baseUrl}/readyz`)).status
      await expect
        .poll(() => readiness().catch(() => 0), { timeout: 30_000, interval: 100 })
        .toBe(200)
    },
    killDatabase() {
      const place = knownPlace(dataDir) ?? dataDir
      const pidFile = join(place, 'postgres', 'postmaster.pid')
      process.kill(Number.parseInt(readFileSync(pidFile, 'utf8'), 10), 'SIGKILL')
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

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address ? address.port : 0
}
