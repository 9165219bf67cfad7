import { readdirSync, readFileSync } from 'node:fs'

/** Milliseconds of the processor that a tick of /proc stands for. */
const tickMs = 10

/** What a process has used of the processor so far, in milliseconds; with what its ended children have used. Linux only. */
export function cpuOf(pid: number): { own: number; ended: number; parent: number } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name before it may hold spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const at = (index: number) => Number(fields[index])
    return {
      own: (at(11) + at(12)) * tickMs,
      ended: (at(13) + at(14)) * tickMs,
      parent: at(1),
    }
  } catch {
    return null
  }
}

/** The same of a process with all its children: of PostgreSQL by its postmaster. */
export function cpuOfFamily(pid: number): number {
  const head = cpuOf(pid)
  if (!head) return 0
  let ms = head.own + head.ended
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const child = cpuOf(Number(name))
    if (child?.parent === pid) ms += child.own
  }
  return ms
}
