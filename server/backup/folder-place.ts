import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { BackupPlace } from './place.ts'
import { BackupProblem } from './problem.ts'

/** Backups in a folder, made when needed, that only its owner may read. */
export function folderPlace(folder: string): BackupPlace {
  const pathOf = (name: string) => join(folder, name)

  async function used<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      throw problemOf(error, folder)
    }
  }

  return {
    title: folder,
    workFolder: folder,
    room: () =>
      used(async () => {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        const { bavail, bsize } = await statfs(folder)
        return bavail * bsize
      }),
    list: () =>
      used(async () => {
        if (!existsSync(folder)) return []
        const entries = await readdir(folder, { recursive: true, withFileTypes: true })
        const paths = entries
          .filter((entry) => entry.isFile())
          .map(({ parentPath, name }) => join(parentPath, name))
        return Promise.all(
          paths.map(async (path) => ({
            name: relative(folder, path).split(sep).join('/'),
            bytes: (await stat(path)).size,
          })),
        )
      }),
    takeOver: (name, path) => used(() => rename(path, pathOf(name))),
    put: (name, bytes) =>
      used(async () => {
        const path = pathOf(name)
        await mkdir(dirname(path), { recursive: true, mode: 0o700 })
        const unfinished = `${path}.${randomUUID()}.part`
        await writeFile(unfinished, bytes, { mode: 0o600, flush: true })
        await rename(unfinished, path)
      }),
    get: (name) =>
      used(async () => (existsSync(pathOf(name)) ? await readFile(pathOf(name)) : null)),
    fetch: async (name) => (existsSync(pathOf(name)) ? pathOf(name) : null),
    remove: (name) => used(() => rm(pathOf(name), { force: true })),
  }
}

function problemOf(error: unknown, folder: string): unknown {
  const code = error instanceof Error ? Reflect.get(error, 'code') : undefined
  const options = { cause: error }
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new BackupProblem('no_room', `There is no room left in ${folder}.`, options)
  if (typeof code === 'string')
    return new BackupProblem('place', `The folder ${folder} cannot be used (${code}).`, options)
  return error
}
