import { platform } from '#contract/words/en/platform.ts'
import { Refusal } from '../http/refusal.ts'
import type { Log } from '../log.ts'
import { BucketRefusal, openBucket } from './bucket.ts'
import { checkedKey, type FileStore, isFileKey } from './file-store.ts'

/** Files in a bucket (bucket.ts); one that refuses is answered with a sentence, and the caller comes again. */
export function s3Files(address: string, log: Log): FileStore {
  const bucket = openBucket(address, 30_000)

  async function asked<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof BucketRefusal)) throw error
      log.warn({ status: error.status }, 'the file store refused')
      throw new Refusal('unavailable', platform.busy.files, { retryAfterSeconds: 10 })
    }
  }

  return {
    async put(key, bytes, contentType) {
      const name = checkedKey(key)
      await asked(() => bucket.put(name, new Blob([new Uint8Array(bytes)]), contentType))
    },
    async get(key) {
      const name = checkedKey(key)
      return asked(async () => {
        const answer = await bucket.get(name)
        return answer && Buffer.from(await answer.arrayBuffer())
      })
    },
    async remove(key) {
      const name = checkedKey(key)
      await asked(() => bucket.remove(name))
    },
    async list() {
      const stored = await asked(() => bucket.list(''))
      return stored
        .filter(({ name }) => isFileKey(name))
        .map(({ name, bytes }) => ({ key: name, bytes }))
    },
  }
}
