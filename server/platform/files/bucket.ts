import { AwsClient } from 'aws4fetch'

export interface Stored {
  name: string
  bytes: number
}

/** One bucket of S3, or a part of it, and what is done with it. A refusal of the other side throws a BucketRefusal. */
export interface Bucket {
  /** For people: without the key and the secret. */
  title: string
  put(name: string, body: Blob, contentType: string): Promise<void>
  /** Null when there is no such object. */
  get(name: string): Promise<Response | null>
  /** Nothing happens when it is not there. */
  remove(name: string): Promise<void>
  /** All whose names begin so. */
  list(beginning: string): Promise<Stored[]>
}

export class BucketRefusal extends Error {
  override name = 'BucketRefusal'
  readonly status: number
  constructor(status: number) {
    super(`The bucket answered with ${status}.`)
    this.status = status
  }
}

/**
 * A bucket of S3 or what speaks like it: `https://KEY:SECRET@host/bucket?region=us-east-1` (`s3://` means `https://`); what
 * follows the bucket begins the names in it. The key and the secret are URL-encoded where they hold other characters.
 */
export function openBucket(address: string, timeoutMs: number): Bucket {
  const url = new URL(address.replace(/^s3:/, 'https:'))
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? 'us-east-1',
    service: 's3',
    retries: 2,
  })
  const [bucket = '', ...folders] = url.pathname.split('/').filter((part) => part !== '')
  const prefix = folders.map((part) => `${part}/`).join('')
  const root = `${url.origin}/${bucket}`

  async function send(path: string, init: RequestInit): Promise<Response> {
    const answer = await client.fetch(`${root}${path}`, {
      ...init,
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (answer.ok || answer.status === 404) return answer
    await answer.body?.cancel()
    throw new BucketRefusal(answer.status)
  }

  return {
    title: `${root}/${prefix}`,
    async put(name, body, contentType) {
      const headers = { 'content-type': contentType }
      const answer = await send(`/${prefix}${name}`, { method: 'PUT', body, headers })
      await answer.body?.cancel()
      if (!answer.ok) throw new BucketRefusal(answer.status)
    },
    async get(name) {
      const answer = await send(`/${prefix}${name}`, { method: 'GET' })
      if (answer.ok) return answer
      await answer.body?.cancel()
      return null
    },
    async remove(name) {
      const answer = await send(`/${prefix}${name}`, { method: 'DELETE' })
      await answer.body?.cancel()
    },
    async list(beginning) {
      const found: Stored[] = []
      for (let next: string | undefined = ''; next !== undefined; ) {
        const query = new URLSearchParams({ 'list-type': '2', prefix: `${prefix}${beginning}` })
        if (next) query.set('continuation-token', next)
        const answer = await send(`?${query}`, { method: 'GET' })
        if (!answer.ok) throw new BucketRefusal(answer.status)
        const page = readPage(await answer.text())
        for (const { name, bytes } of page.stored)
          found.push({ name: name.slice(prefix.length), bytes })
        next = page.next
      }
      return found
    },
  }
}

/** The names are of our own making and need no unescaping; the token of the next page is opaque. */
function readPage(xml: string): { stored: Stored[]; next: string | undefined } {
  const one = (tag: string, text: string) => new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(text)?.[1]
  const stored = [...xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)].map(([, entry = '']) => ({
    name: one('Key', entry) ?? '',
    bytes: Number(one('Size', entry) ?? 0),
  }))
  const next = one('NextContinuationToken', xml)
  return { stored, next: next?.replaceAll('&amp;', '&') }
}
