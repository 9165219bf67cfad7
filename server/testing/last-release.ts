import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

interface LastRelease {
  commit: string
  lastMigration: string
  migrations: number
}

/** The version that people have, which has to go on working beside this one while servers are restarted one by one. */
export const lastRelease: LastRelease = JSON.parse(
  readFileSync(join(root, 'ops/last-release.json'), 'utf8'),
)

/** The migrations of that version, and those that have come since. */
export function migrationsByRelease(): { before: string[]; since: string[] } {
  const all = readdirSync(join(root, 'server/migrations')).filter((name) => name.endsWith('.sql'))
  return {
    before: all.filter((name) => name <= lastRelease.lastMigration).toSorted(),
    since: all.filter((name) => name > lastRelease.lastMigration).toSorted(),
  }
}

/** Why it cannot be taken out of the history; null where it can. */
export function whyNoLastRelease(): string | null {
  const git = spawnSync('git', ['cat-file', '-e', `${lastRelease.commit}^{commit}`], { cwd: root })
  if (git.error) return 'there is no git on this machine'
  return git.status === 0
    ? null
    : 'its commit is not in this copy of the history (a shallow clone, or no clone at all)'
}

/** A checkout of it in a folder of its own, with the packages of this one: what only it needs stays among devDependencies. */
export function checkOutLastRelease(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'roadcall-last-release-'))
  const archive = execFileSync('git', ['archive', '--format=tar', lastRelease.commit], {
    cwd: root,
    maxBuffer: 1024 * 1024 * 1024,
  })
  execFileSync('tar', ['-xf', '-', '-C', folder], { input: archive })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
