import { spawn } from 'node:child_process'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { StartProblem } from '../platform/start-problem.ts'
import type { Binaries } from './binaries.ts'
import type { RunAs } from './run-as.ts'

interface ClusterOptions {
  dir: string
  binaries: Binaries
  user: RunAs | null
  superuserPassword: string
  durable: boolean
}

/**
 * Makes the cluster's files where there are none: aside first, then renamed, so that a start that was
 * killed half-way leaves nothing half-made. Refuses files of another major version of PostgreSQL.
 */
export async function ensureCluster(options: ClusterOptions): Promise<void> {
  const { dir, binaries, user, superuserPassword, durable } = options
  if (existsSync(dir)) return refuseOtherVersion(dir, binaries.major)
  const unfinished = `${dir}.new`
  const passwordFile = `${dir}.password`
  rmSync(unfinished, { recursive: true, force: true })
  rmSync(passwordFile, { force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  writeFileSync(passwordFile, superuserPassword, { mode: 0o600 })
  if (user) for (const path of [unfinished, passwordFile]) chownSync(path, user.uid, user.gid)
  try {
    await initialise(options, unfinished, passwordFile, durable)
  } finally {
    rmSync(passwordFile, { force: true })
  }
  renameSync(unfinished, dir)
}

function refuseOtherVersion(dir: string, major: string): void {
  const file = join(dir, 'PG_VERSION')
  const made = existsSync(file) ? readFileSync(file, 'utf8').trim() : 'no'
  if (made === major) return
  throw new StartProblem(
    made === 'no'
      ? `The folder ${dir} is not a PostgreSQL data folder; remove it or choose another DATA_DIR.`
      : `The data in ${dir} was made by PostgreSQL ${made} and this is PostgreSQL ${major}; npm run cli -- upgrade-cluster carries it over.`,
  )
}

function initialise(
  { binaries, user }: ClusterOptions,
  dir: string,
  passwordFile: string,
  durable: boolean,
): Promise<void> {
  const args = [
    `--pgdata=${dir}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ]
  return new Promise((resolve, reject) => {
    const child = spawn(binaries.initdb, args, {
      cwd: '/',
      env: { PATH: process.env.PATH, LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(user && { uid: user.uid, gid: user.gid }),
    })
    let output = ''
    child.stdout.on('data', (text) => {
      output += text
    })
    child.stderr.on('data', (text) => {
      output += text
    })
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) return resolve()
      const reason = output.trim().split('\n').slice(-3).join(' ')
      reject(new StartProblem(`The database could not be made in ${dir}: ${reason}`))
    })
  })
}
