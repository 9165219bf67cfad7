import { AwsClient } from 'aws4fetch'
import { platform } from '#contract/words/en/platform.ts'
import { Refusal } from '../http/refusal.ts'
import type { Log } from '../log.ts'
import { checkedKey, type FileStore } from './file-store.ts'

/**
 * Files in a bucket of S3 or what speaks like it: `https://KEY:SECRET@host/bucket?region=us-east-1` (`s3://` means
 * `https://`). The key and the secret are URL-encoded where they hold other characters.
 */
export function s3Files(address: string, log: Log): FileStore {
  const url = new URL(address.replace(/^s3:/, 'https:'))
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? 'us-east-1',
    service: 's3',
    retries: 2,
  })
  const bucket = `${url.origin}${url.pathname.replace(/\/$/, '')}`

  async function send(key: string, init: RequestInit): Promise<Response> {
    const answer = await client.fetch(`${bucket}/${checkedKey(key)}`, {
      ...init,
      signal: AbortSignal.timeout(30_000),
    })
    if (answer.ok || answer.status === 404) return answer
    await answer.body?.cancel()
    throw unavailable(answer.status)
  }

  function unavailable(status: number): Refusal {
    log.warn({ status }, 'the file store refused')
    return new Refusal('unavailable', platform.busy.files, {
      retryAfterSeconds: 10,
    })
  }

  return {
    async put(key, bytes, contentType) {
      const answer = await send(key, {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: { 'content-type': contentType },
      })
      await answer.body?.cancel()
      if (!answer.ok) throw unavailable(answer.status)
    },
    async get(key) {
      const answer = await send(key, { method: 'GET' })
      if (answer.ok) return Buffer.from(await answer.arrayBuffer())
      await answer.body?.cancel()
      return null
    },
    async remove(key) {
      const answer = await send(key, { method: 'DELETE' })
      await answer.body?.cancel()
    },
  }
}
