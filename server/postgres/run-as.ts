import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { StartProblem } from '../platform/start-problem.ts'

/** The user a program is started as. */
export interface RunAs {
  uid: number
  gid: number
  name: string
}

const isRoot = () => process.getuid?.() === 0

/**
 * PostgreSQL refuses to run as root, so as root it runs as the owner of its files, or else as `postgres`
 * or `nobody`. Null: run it as ourselves. Throws StartProblem where root cannot become another user.
 */
export function unprivilegedUser(clusterDir?: string): RunAs | null {
  if (!isRoot()) return null
  const user = ownerOf(clusterDir) ?? findUser('postgres') ?? findUser('nobody')
  if (!user)
    throw new StartProblem(
      'PostgreSQL refuses to run as root and there is neither a user postgres nor a user nobody; start Roadcall as another user or set DATABASE_URL.',
    )
  if (!succeedsAs(user, 'true'))
    throw new StartProblem(
      `PostgreSQL refuses to run as root, and running it as ${user.name} is not allowed here; start Roadcall as another user or set DATABASE_URL.`,
    )
  return user
}

/** Whether a shell script succeeds as that user: asks the system itself, so that every kind of right counts. */
export function succeedsAs(user: RunAs, script: string, ...args: string[]): boolean {
  const { uid, gid } = user
  const options = { uid, gid, cwd: '/', stdio: 'ignore' } as const
  return spawnSync('/bin/sh', ['-c', script, 'sh', ...args], options).status === 0
}

function ownerOf(dir: string | undefined): RunAs | undefined {
  const stat = dir && statSync(dir, { throwIfNoEntry: false })
  if (!stat || stat.uid === 0) return undefined
  return { uid: stat.uid, gid: stat.gid, name: `the user ${stat.uid}` }
}

function findUser(name: string): RunAs | undefined {
  const [, , uid, gid] =
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((line) => line.startsWith(`${name}:`))
      ?.split(':') ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid), name: `the user ${name}` } : undefined
}
