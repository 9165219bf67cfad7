import type { Server } from 'node:http'
import type { Log } from '../log.ts'

/** Descriptors for everything that is no caller: the database, files that are read and written, mails that are sent. */
const kept = 150
const sayEveryMs = 60_000

/**
 * Connections that the system holds until they are taken: all streams of a process that falls come back within seconds, and who
 * finds the queue full tries again after seconds that double (Node's own 511 are too few). The system's limit still holds.
 */
export const backlog = 4096

/**
 * Takes only as many connections as leave descriptors for the work itself: one more is closed at once, so that a flood
 * of them ends nothing and nobody. Gives how many, or null where the system sets no limit.
 */
export function limitConnections(server: Server, log: Log): number | null {
  const files = openFilesAtMost()
  if (files === null) return null
  const most = files - Math.min(kept, Math.floor(files / 2))
  server.maxConnections = most
  let saidAt = -Infinity
  server.on('drop', () => {
    if (performance.now() - saidAt < sayEveryMs) return
    saidAt = performance.now()
    log.warn({ most, files }, 'connections are turned away: this process may open no more files')
  })
  return most
}

/** `ulimit -n`, as far as it counts for this process. */
function openFilesAtMost(): number | null {
  const { userLimits } = process.report.getReport() as {
    userLimits?: { open_files?: { soft: number | string } }
  }
  const soft = Number(userLimits?.open_files?.soft)
  return Number.isInteger(soft) && soft > 0 ? soft : null
}
