import { createWriteStream, openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { openBucket } from '../platform/files/bucket.ts'
import type { BackupPlace } from './place.ts'
import { BackupProblem } from './problem.ts'

/** A database of many gigabytes takes its time on a slow line. */
const timeoutMs = 3_600_000

/** Backups in a bucket of S3, or in a part of one. */
export function bucketPlace(address: string): BackupPlace {
  const bucket = openBucket(address, timeoutMs)

  async function asked<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause)
      throw new BackupProblem('place', `The bucket ${bucket.title} cannot be used: ${reason}`, {
        cause,
      })
    }
  }

  return {
    title: bucket.title,
    workFolder: tmpdir(),
    room: async () => null,
    list: () => asked(() => bucket.list('')),
    takeOver: (name, path) =>
      asked(async () => {
        await bucket.put(name, await openAsBlob(path), 'application/octet-stream')
        await rm(path)
      }),
    put: (name, bytes) =>
      asked(() => bucket.put(name, new Blob([new Uint8Array(bytes)]), 'application/octet-stream')),
    get: (name) =>
      asked(async () => {
        const answer = await bucket.get(name)
        return answer && Buffer.from(await answer.arrayBuffer())
      }),
    fetch: (name, folder) =>
      asked(async () => {
        const answer = await bucket.get(name)
        if (!answer?.body) return null
        const path = join(folder, basename(name))
        // The same stream; undici and Node each have a type for it.
        const body = Readable.fromWeb(answer.body as ReadableStream)
        await pipeline(body, createWriteStream(path, { mode: 0o600 }))
        return path
      }),
    remove: (name) => asked(() => bucket.remove(name)),
  }
}
