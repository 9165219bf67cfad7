import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Log } from '../platform/db/log.ts'
import { StartProblem } from '../platform/start-problem.ts'
import { type RunAs, succeedsAs } from './run-as.ts'

/** Where clusters live whose data folder the database's user cannot enter. */
const outside = '/var/lib/roadcall/data'

const pointerOf = (dataDir: string) => join(dataDir, 'postgres.location')

/** The folder that holds, or will hold, the cluster of this data folder; undefined: not decided yet. */
export function knownPlace(dataDir: string): string | undefined {
  if (existsSync(join(dataDir, 'postgres'))) return dataDir
  if (!existsSync(pointerOf(dataDir))) return undefined
  const place = readFileSync(pointerOf(dataDir), 'utf8').trim()
  if (existsSync(place)) return place
  throw new StartProblem(
    `The database of the data folder ${dataDir} was kept in ${place}, which is not there any more; put it back or choose another DATA_DIR.`,
  )
}

/**
 * As `knownPlace`, and decides where there is nothing yet: the data folder itself, or a folder of its own
 * with a pointer to it when the database's user cannot enter the data folder (root's home).
 */
export function choosePlace(dataDir: string, user: RunAs | null, log: Log): string {
  const canEnter = (dir: string) => !user || succeedsAs(user, 'cd -- "$1"', dir)
  const known = knownPlace(dataDir)
  if (known && canEnter(known)) return known
  if (known)
    throw new StartProblem(
      `The database in ${known} cannot be reached by ${user?.name}, as whom PostgreSQL runs; move the data folder to where that user can enter it.`,
    )
  if (canEnter(dataDir)) return dataDir
  const place = join(outside, randomBytes(8).toString('hex'))
  try {
    mkdirSync(place, { recursive: true, mode: 0o755 })
  } catch (cause) {
    throw new StartProblem(
      `PostgreSQL runs as ${user?.name}, who cannot enter the data folder ${dataDir}, and ${outside} cannot be written; choose another DATA_DIR.`,
      { cause },
    )
  }
  writeFileSync(join(place, 'belongs-to'), `${dataDir}\n`)
  writeFileSync(pointerOf(dataDir), `${place}\n`)
  log.info({ place }, 'the database is kept outside the data folder, which its user cannot enter')
  return place
}
