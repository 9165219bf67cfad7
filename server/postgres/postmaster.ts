import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartProblem } from '../platform/start-problem.ts'
import type { Binaries } from './binaries.ts'
import { hasNoRoom, keepOwner } from './data-dir.ts'
import { dieWithUs } from './die-with-us.ts'
import type { RunAs } from './run-as.ts'
import { serverSettings } from './server-settings.ts'

export interface PostmasterOptions {
  dir: string
  binaries: Binaries
  user: RunAs | null
  port: number
  durable: boolean
  logFile: string
}

export interface Postmaster {
  /** Settles when the process is over, wanted or not. */
  over: Promise<void>
  /** Ends all sessions and stops; what was confirmed stays. */
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL on existing files and waits until it takes connections, however long it has to recover
 * from a crash. Throws StartProblem with the end of its log when it gives up.
 */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const { dir, binaries, user, port, durable, logFile } = options
  rotate(logFile)
  const log = openSync(logFile, 'a', 0o600)
  const begin = statSync(logFile).size
  keepOwner(logFile)
  const child = spawn(binaries.postgres, ['-D', dir, ...serverSettings({ port, durable, dir })], {
    cwd: '/',
    // A group of its own: Ctrl-C in the terminal reaches us, and we stop it in order.
    detached: true,
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', log, log],
    ...(user && { uid: user.uid, gid: user.gid }),
  })
  closeSync(log)
  let isOver = false
  const over = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  }).then(() => {
    isOver = true
  })
  const letGo = dieWithUs(child, user)
  void over.then(letGo)
  while (!isOver && !isReady(dir, child.pid)) await Promise.race([over, sleep(10)])
  if (isOver) throw notStarted(dir, logFile, begin)
  return { over, stop: () => stop(child, over) }
}

async function stop(child: ChildProcess, over: Promise<void>): Promise<void> {
  // Fast, then immediate (recovers at the next start), then not at all politely.
  for (const [signal, ms] of [
    ['SIGINT', 30_000],
    ['SIGQUIT', 10_000],
    ['SIGKILL', 5_000],
  ] as const) {
    child.kill(signal)
    const waiting = new AbortController()
    await Promise.race([over, sleep(ms, undefined, { signal: waiting.signal }).catch(() => {})])
    waiting.abort()
    if (child.exitCode !== null || child.signalCode !== null) return
  }
}

/** The last line of postmaster.pid says how far it is; the first whether it is this one that says so. */
function isReady(dir: string, pid: number | undefined): boolean {
  try {
    const lines = readFileSync(join(dir, 'postmaster.pid'), 'utf8').split('\n')
    return Number(lines[0]) === pid && lines[7]?.trim() === 'ready'
  } catch {
    return false
  }
}

function notStarted(dir: string, logFile: string, begin: number): StartProblem {
  // Then its log has nothing of it either.
  if (hasNoRoom(dir))
    return new StartProblem(
      `PostgreSQL did not start: the disk of ${dir} is full. Make room and start again: what was there is still there.`,
    )
  return new StartProblem(`PostgreSQL did not start: ${endOf(logFile, begin)}`)
}

function rotate(logFile: string): void {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0
  if (size > 10_000_000) renameSync(logFile, `${logFile}.1`)
}

function endOf(logFile: string, begin: number): string {
  const lines = readFileSync(logFile).subarray(begin).toString().trim().split('\n')
  const fatal = lines.filter((line) => /FATAL|PANIC/.test(line))
  return (fatal.length > 0 ? fatal : lines).slice(-3).join(' ') || `see ${logFile}`
}
