import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Log } from '../platform/db/log.ts'
import { StartProblem } from '../platform/start-problem.ts'
import { findBinaries } from './binaries.ts'
import { ensureCluster } from './cluster.ts'
import { makeDataDir, unwritable } from './data-dir.ts'
import { firstStart } from './first-start.ts'
import { type Lock, takeLock } from './lock.ts'
import { stopOrphan } from './orphan.ts'
import { ensureDatabase } from './own-database.ts'
import { choosePlace, knownPlace } from './place.ts'
import { startPostmaster } from './postmaster.ts'
import { newPassword, type Remembered, readRemembered, remember } from './remembered.ts'
import { unprivilegedUser } from './run-as.ts'
import { socketFolder } from './socket.ts'
import { supervise } from './supervise.ts'

export interface EmbeddedUrls {
  /** What the application uses: the database's owner, not a superuser. */
  url: string
  /** For making databases and for back-ups. */
  superuserUrl: string
}

export interface Embedded extends EmbeddedUrls {
  /** Stops the database in order and frees the data folder. */
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  /** Absolute. */
  dataDir: string
  log: Log
  /** False only for throw-away databases: a crash of the machine may then lose everything. */
  durable?: boolean
}

/**
 * Starts the PostgreSQL that comes with the npm packages, with its files in `dataDir`, and keeps it
 * running until `stop`. Throws StartProblem with a sentence for a folder that another Roadcall uses, that
 * cannot be written, or that holds the data of another version of PostgreSQL.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { dataDir, log, durable = true } = options
  makeDataDir(dataDir)
  const locks = [lockOrRefuse(dataDir, dataDir)]
  const unlock = () => {
    for (const lock of locks) lock.release()
  }
  try {
    const known = knownPlace(dataDir)
    const user = unprivilegedUser(known && join(known, 'postgres'))
    const binaries = await findBinaries(user)
    const place = choosePlace(dataDir, user, log)
    // Two data folders may point to one place, where one is a copy of the other.
    if (place !== dataDir) locks.push(lockOrRefuse(place, dataDir))
    const dir = join(place, 'postgres')
    const secrets = secretsOf(dataDir, dir)
    await ensureCluster({ dir, binaries, user, durable, ...secrets })
    await stopOrphan(dir, log)
    const logFile = join(dataDir, 'postgres.log')
    const { postmaster, port } = await firstStart(
      { dir, binaries, user, durable, logFile },
      readRemembered(dataDir)?.port,
    )
    const reached = { ...secrets, port, socket: socketFolder(dir) }
    const urls = urlsOf(reached)
    const again = () => startPostmaster({ dir, binaries, user, durable, logFile, port })
    const stop = supervise(postmaster, again, log)
    try {
      await ensureDatabase(urls.superuserUrl, secrets.password)
      remember(dataDir, { ...reached, pid: process.pid })
    } catch (error) {
      await stop()
      throw refusedPassword(error, dataDir) ?? error
    }
    return {
      ...urls,
      async stop() {
        await stop()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

/** The database of a Roadcall that is running on this data folder now; undefined when none is. */
export function runningEmbedded(dataDir: string): EmbeddedUrls | undefined {
  const remembered = readRemembered(dataDir)
  if (!remembered) return undefined
  const lock = takeLock(lockFileOf(dataDir))
  lock?.release()
  return lock ? undefined : urlsOf(remembered)
}

const lockFileOf = (dir: string) => join(dir, 'postgres.lock')

function lockOrRefuse(dir: string, dataDir: string): Lock {
  let lock: Lock | null
  try {
    lock = takeLock(lockFileOf(dir))
  } catch (error) {
    // SQLite: not a database.
    if (error instanceof Error && 'errcode' in error && error.errcode === 26)
      throw new StartProblem(
        `The file ${lockFileOf(dir)} is no lock of Roadcall. Remove it and start again; it holds nothing else.`,
      )
    throw unwritable(dir, error)
  }
  if (lock) return lock
  const pid = readRemembered(dataDir)?.pid
  throw new StartProblem(
    `Another Roadcall${pid ? ` (process ${pid})` : ''} is running on the data folder ${dataDir}; stop it, choose another DATA_DIR, or set DATABASE_URL to let several processes share one database.`,
  )
}

/** The file with the passwords is there, but belongs to another database. */
function refusedPassword(error: unknown, dataDir: string): StartProblem | null {
  if (!(error instanceof Error) || !('code' in error) || error.code !== '28P01') return null
  return new StartProblem(
    `The database in ${dataDir} does not take the password that its postgres.json holds. Put back the file that belongs to this data folder.`,
  )
}

/** Written before the cluster is made, so that there is never a cluster without them. */
function secretsOf(dataDir: string, dir: string): Omit<Remembered, 'port' | 'socket' | 'pid'> {
  const remembered = readRemembered(dataDir)
  if (!remembered && existsSync(dir))
    throw new StartProblem(
      `The passwords of the database in ${dir} are missing; put the file postgres.json back into ${dataDir}.`,
    )
  const superuserPassword = remembered?.superuserPassword ?? newPassword()
  const password = remembered?.password ?? newPassword()
  const { port = 0 } = remembered ?? {}
  remember(dataDir, { superuserPassword, password, port, pid: process.pid })
  return { superuserPassword, password }
}

export function urlsOf({
  superuserPassword,
  password,
  port,
  socket,
}: Omit<Remembered, 'pid'>): EmbeddedUrls {
  // PostgreSQL's own programs and ours both take a host that stands in the query first.
  const way = socket ? `?host=${encodeURIComponent(socket)}` : ''
  return {
    url: `postgres://roadcall:${password}@127.0.0.1:${port}/roadcall${way}`,
    superuserUrl: `postgres://postgres:${superuserPassword}@127.0.0.1:${port}/postgres${way}`,
  }
}
