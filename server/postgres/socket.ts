import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const prefix = '.s.PGSQL.'
/** What a system takes as the address of a socket: 104 bytes on a Mac, 108 on Linux, the last of them zero. */
const longestBytes = 103

/**
 * The folder of the socket by which the server asks its own database: the cluster's, where nobody else may enter. A trip that way costs a
 * fifth less than by TCP (docs/decisions/449). Null where the path is too long; TCP is there in any case.
 */
export function socketFolder(dir: string): string | null {
  const longest = join(dir, `${prefix}65535`)
  return Buffer.byteLength(longest) <= longestBytes ? dir : null
}

/** What a killed PostgreSQL left: its number may be another program's by now, which PostgreSQL would take for its owner. */
export function removeSockets(dir: string): void {
  for (const name of readdirSync(dir).filter((name) => name.startsWith(prefix)))
    rmSync(join(dir, name), { force: true })
}
