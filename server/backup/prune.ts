import {
  contentsOf,
  databaseOf,
  fileOf,
  isBeforeRestore,
  listBackups,
  readContents,
} from './contents.ts'
import type { BackupPlace } from './place.ts'

/** However old they are, so many stay. */
const always = 2

/**
 * Takes away backups that are older than `keepMs`, and then the files that no backup names any more. Only after a new one is
 * whole.
 */
export async function prune(place: BackupPlace, now: Date, keepMs: number): Promise<void> {
  const usual = (await listBackups(place)).filter((name) => !isBeforeRestore(name))
  for (const name of usual.slice(0, -always)) {
    const contents = await readContents(place, name)
    if (!contents || now.getTime() - new Date(contents.madeAt).getTime() <= keepMs) continue
    // From here on it is no backup; a halt in between leaves nothing that looks like one.
    await place.remove(contentsOf(name))
    await place.remove(databaseOf(name))
  }
  await removeUnnamed(place)
}

async function removeUnnamed(place: BackupPlace): Promise<void> {
  const named = new Set<string>()
  for (const name of await listBackups(place)) {
    const contents = await readContents(place, name)
    for (const key of Object.keys(contents?.files ?? {})) named.add(fileOf(key))
  }
  for (const { name } of await place.list())
    if (name.startsWith('files/') && !named.has(name)) await place.remove(name)
}
