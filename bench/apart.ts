import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'

/**
 * Gives who asks (this process) the last processor and who is asked (`servers`, with their children) the others, so that a
 * flood does not take the time of those whom it is to flood. Gives what to call afterwards, or null where the machine has
 * but one processor or no `taskset`: then all of them share, and the figures say as much of the client as of the server.
 */
export function setApart(servers: readonly number[]): (() => void) | null {
  const last = availableParallelism() - 1
  if (last < 1) return null
  const asked = servers.flatMap((pid) => [pid, ...childrenOf(pid)])
  try {
    for (const pid of asked) keepTo(pid, `0-${last - 1}`)
    keepTo(process.pid, String(last))
  } catch {
    return null
  }
  return () => {
    for (const pid of [process.pid, ...servers]) keepTo(pid, `0-${last}`)
  }
}

/** All threads of it; what it starts later inherits them. */
function keepTo(pid: number, processors: string): void {
  execFileSync('taskset', ['-apc', processors, String(pid)], { stdio: 'ignore' })
}

function childrenOf(pid: number): number[] {
  try {
    return execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map(Number)
  } catch {
    return []
  }
}
