import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Log } from '../platform/db/log.ts'
import { StartProblem } from '../platform/start-problem.ts'
import { findBinaries } from './binaries.ts'
import { urlsOf } from './embedded.ts'
import { freePort } from './free-port.ts'
import { takeLock } from './lock.ts'
import { stopOrphan } from './orphan.ts'
import { knownPlace } from './place.ts'
import { startPostmaster } from './postmaster.ts'
import { readRemembered } from './remembered.ts'
import { unprivilegedUser } from './run-as.ts'

/** A cluster that another major version of PostgreSQL has made. */
export interface OlderCluster {
  /** Its files. */
  dir: string
  /** `17` */
  major: string
  /** `18`: ours. */
  ours: string
  /** When PostgreSQL last wrote down that it was there. */
  lastUsedAt: Date
}

/** Null where the files are of our own version. Throws StartProblem where there are none. */
export async function findOlderCluster(dataDir: string): Promise<OlderCluster | null> {
  const place = knownPlace(dataDir)
  const dir = place && join(place, 'postgres')
  if (!dir || !existsSync(join(dir, 'PG_VERSION')))
    throw new StartProblem(`There is no embedded database in ${dataDir}.`)
  const major = readFileSync(join(dir, 'PG_VERSION'), 'utf8').trim()
  const { major: ours } = await findBinaries(unprivilegedUser(dir))
  if (major === ours) return null
  return { dir, major, ours, lastUsedAt: statSync(join(dir, 'global', 'pg_control')).mtime }
}

/** Where the systems that people use put the programs of a major version. */
const usualFolders = (major: string) => [
  `/usr/lib/postgresql/${major}/bin`,
  `/usr/pgsql-${major}/bin`,
  `/opt/homebrew/opt/postgresql@${major}/bin`,
  `/usr/local/opt/postgresql@${major}/bin`,
]

/** The folder with the programs of that version; undefined where they are not on this machine. */
export const findPrograms = (major: string, named?: string): string | undefined =>
  [...(named ? [named] : []), ...usualFolders(major)].find((folder) =>
    existsSync(join(folder, 'postgres')),
  )

/** Lets `work` use an older cluster, which its own programs serve meanwhile. */
export async function withOlderCluster<T>(
  { dataDir, log }: { dataDir: string; log: Log },
  { dir, major }: OlderCluster,
  programs: string,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const remembered = readRemembered(dataDir)
  if (!remembered)
    throw new StartProblem(
      `The passwords of the database in ${dir} are missing; put the file postgres.json back into ${dataDir}.`,
    )
  const lock = takeLock(join(dataDir, 'postgres.lock'))
  if (!lock)
    throw new StartProblem(`Another Roadcall is running on the data folder ${dataDir}; stop it.`)
  try {
    await stopOrphan(dir, log)
    const port = await freePort(remembered.port)
    const postmaster = await startPostmaster({
      dir,
      binaries: {
        initdb: join(programs, 'initdb'),
        postgres: join(programs, 'postgres'),
        major,
      },
      user: unprivilegedUser(dir),
      durable: true,
      logFile: join(dataDir, 'postgres.log'),
      port,
    })
    try {
      return await work(urlsOf({ ...remembered, port }).url)
    } finally {
      await postmaster.stop()
    }
  } finally {
    lock.release()
  }
}
