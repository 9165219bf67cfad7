import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../platform/db/log.ts'
import { StartProblem } from '../platform/start-problem.ts'
import { removeSockets } from './socket.ts'

/**
 * Stops a PostgreSQL that still runs on these files after its Roadcall was killed. To be called only by the
 * holder of the data folder's lock. Confirmed work is on the disk either way.
 */
export async function stopOrphan(dir: string, log: Log): Promise<void> {
  const pid = readPid(dir)
  if (pid === undefined || !isAlive(pid)) return removeSockets(dir)
  if (!commandOf(pid).includes(dir)) {
    // The number was given to another program, after a restart of the machine say; PostgreSQL itself
    // would take that program for a server on these files and refuse to start.
    rmSync(join(dir, 'postmaster.pid'), { force: true })
    return removeSockets(dir)
  }
  log.warn({ pid }, 'stopping the database that a killed Roadcall left running')
  for (const [signal, ms] of [
    ['SIGINT', 30_000],
    ['SIGQUIT', 10_000],
  ] as const) {
    sendSignal(pid, signal)
    for (const until = performance.now() + ms; performance.now() < until; await sleep(10))
      if (!isAlive(pid)) return
  }
  throw new StartProblem(
    `A PostgreSQL that was left running on ${dir} (process ${pid}) does not stop; end it and start again.`,
  )
}

function readPid(dir: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(join(dir, 'postmaster.pid'), 'utf8'), 10) || undefined
  } catch {
    return undefined
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch (error) {
    // It lives, and belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** An orphan that is over stays in the table where nobody collects it, as in a container without an init. */
function isZombie(pid: number): boolean {
  try {
    return /^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

function commandOf(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', `${pid}`], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // Over in the meantime.
  }
}
