import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { checkedKey, type FileStore, isFileKey } from './file-store.ts'

/** Files in a folder (made when needed) that only their owner may read. */
export function diskFiles(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, checkedKey(key))
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const unfinished = `${path}.${randomUUID()}.part`
      await writeFile(unfinished, bytes, { mode: 0o600, flush: true })
      await rename(unfinished, path)
    },
    get: (key) => orNull(readFile(pathOf(key))),
    async remove(key) {
      await rm(pathOf(key), { force: true })
    },
    async list() {
      const entries = await orNull(readdir(folder, { recursive: true, withFileTypes: true }))
      const keys = (entries ?? [])
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) =>
          relative(folder, join(parentPath, name)).split(sep).join('/'),
        )
        .filter(isFileKey)
      const found = []
      for (const key of keys) {
        // One that was removed in this moment is not there.
        const facts = await orNull(stat(pathOf(key)))
        if (facts) found.push({ key, bytes: facts.size })
      }
      return found
    },
  }
}

async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Error && Reflect.get(error, 'code') === 'ENOENT') return null
    throw error
  }
}
