import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runningEmbedded, startEmbedded } from '../server/postgres/embedded.ts'
import { knownPlace } from '../server/postgres/place.ts'
import { openProduct, type Product, type ProductOptions } from '../server/testing/product.ts'
import { testAdmin } from '../server/testing/test-admin.ts'
import { query } from './query.ts'

export interface Database {
  url: string
  superuserUrl: string
}

/** The world of one row: what it opens is closed and cleared away after it, however it ends. */
export interface Scene {
  /** For what a row keeps beside. */
  folder: string
  /** The product in a process, on an embedded database of its own unless `env` names another. Not started yet. */
  product(env?: NodeJS.ProcessEnv, options?: ProductOptions): Promise<Product>
  /** A PostgreSQL with an empty database, for several products. */
  database(): Promise<Database>
  /** The database of a product that runs. */
  databaseOf(product: Product): Database
  /** Afterwards, the last one first. */
  after(work: () => Promise<unknown> | unknown): void
  close(): Promise<void>
}

const log = { info() {}, warn() {}, error() {} }

const quiet: NodeJS.ProcessEnv = {
  LOG_LEVEL: 'silent',
  BACKUP_EVERY: 'never',
  LINK_KEY: 'the-same-key-for-all-of-the-processes',
  ADMIN_USERNAME: testAdmin.username,
  ADMIN_PASSWORD: testAdmin.password,
  ADMIN_EMAIL: testAdmin.email,
}

export async function openScene(): Promise<Scene> {
  const folder = await mkdtemp(join(tmpdir(), 'roadcall-faults-'))
  // The database's user passes through.
  await chmod(folder, 0o711)
  const closers: (() => Promise<unknown> | unknown)[] = [
    () => rm(folder, { recursive: true, force: true }),
  ]
  return {
    folder,
    async product(env = {}, options) {
      const product = await openProduct({ ...quiet, ...env }, options)
      closers.push(() => product.close())
      return product
    },
    async database() {
      const dataDir = join(folder, `database-${randomBytes(4).toString('hex')}`)
      const embedded = await startEmbedded({ dataDir, log })
      closers.push(async () => {
        const place = knownPlace(dataDir)
        await embedded.stop()
        if (place && place !== dataDir) await rm(place, { recursive: true, force: true })
      })
      return embedded
    },
    databaseOf(product) {
      const running = runningEmbedded(product.dataDir)
      if (!running) throw new Error('no database runs there')
      // The superuser comes into the product's own database.
      const superuser = new URL(running.superuserUrl)
      superuser.pathname = new URL(running.url).pathname
      return { url: running.url, superuserUrl: superuser.href }
    },
    after: (work) => closers.push(work),
    async close() {
      for (const close of closers.reverse()) await Promise.resolve(close()).catch(() => {})
    },
  }
}

/** Lets a provider that has just signed up bid, which an admin and a text would do. */
export const approve = (url: string, providerId: string) =>
  query(url, `update providers set status = 'active', phone_confirmed_at = now() where id = $1`, [
    providerId,
  ])
