import type { FileStore } from '../platform/files/file-store.ts'
import { fileOf } from './contents.ts'
import type { BackupPlace } from './place.ts'

/** Sizes by key. */
export type Files = Map<string, number>

export const listFiles = async (files: FileStore): Promise<Files> =>
  new Map((await files.list()).map(({ key, bytes }) => [key, bytes]))

/** Those of `files` that the place has not, or has in another size. */
export async function notIn(place: BackupPlace, files: Files): Promise<Files> {
  const kept = new Map((await place.list()).map(({ name, bytes }) => [name, bytes]))
  return new Map([...files].filter(([key, bytes]) => kept.get(fileOf(key)) !== bytes))
}

/** Copies them; one that was removed meanwhile belongs to nobody any more. */
export async function copyFiles(
  files: FileStore,
  place: BackupPlace,
  missing: Files,
): Promise<void> {
  for (const key of missing.keys()) {
    const bytes = await files.get(key)
    if (bytes) await place.put(fileOf(key), bytes)
  }
}
