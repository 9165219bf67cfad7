import { type LookupAddress, lookup as systemLookup } from 'node:dns'
import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** Why no answer came: for whoever keeps the address. */
export const postFailures = ['timeout', 'network', 'tls', 'not_found', 'private_address'] as const
export type PostFailure = (typeof postFailures)[number]

export interface Posted {
  /** Null where no answer came. */
  status: number | null
  /** The beginning of the answer, as text. */
  answer: string | null
  failure: PostFailure | null
  tookMs: number
}

export interface PostOptions {
  headers: Record<string, string>
  body: string
  timeoutMs: number
  answerBytes: number
  /** The one who runs this has named the host: it may be a private one. */
  isTrusted: boolean
  /** How names are looked up; as the system does unless said. */
  lookup?: LookupFunction
}

class PrivateAddress extends Error {}

/**
 * Posts to an address that somebody else has chosen. The name is looked up once, every address that comes of it must be a
 * public one, and the connection goes to exactly these: a name that means another machine a moment later gains nothing.
 * TLS is checked against the name. Redirects are not followed, and only the beginning of the answer is read.
 */
export function postOut(url: URL, options: PostOptions): Promise<Posted> {
  const startedAt = performance.now()
  const end = (posted: Omit<Posted, 'tookMs'>): Posted => ({
    ...posted,
    tookMs: Math.round(performance.now() - startedAt),
  })
  return new Promise((resolve) => {
    const failed = (error: unknown) =>
      resolve(end({ status: null, answer: null, failure: failureOf(error) }))
    const host = url.hostname.replace(/^\[|\]$/g, '')
    if (!options.isTrusted && isIP(host) && !isPublicAddress(host)) {
      failed(new PrivateAddress())
      return
    }
    const lookup = options.lookup ?? systemLookup
    const request = url.protocol === 'https:' ? secureRequest : plainRequest
    const outgoing = request(
      url,
      {
        method: 'POST',
        // A connection of its own: nothing that was looked up before is used again.
        agent: false,
        headers: {
          ...options.headers,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(options.body),
        },
        lookup: options.isTrusted ? lookup : publicOnly(lookup),
        signal: AbortSignal.timeout(options.timeoutMs),
      },
      (incoming) => {
        const chunks: Buffer[] = []
        let bytes = 0
        const answered = () => {
          const answer = textOf(Buffer.concat(chunks).subarray(0, options.answerBytes))
          resolve(end({ status: incoming.statusCode ?? null, answer, failure: null }))
          incoming.destroy()
        }
        incoming.on('data', (chunk: Buffer) => {
          chunks.push(chunk)
          bytes += chunk.length
          if (bytes >= options.answerBytes) answered()
        })
        incoming.on('end', answered)
        // The status has come; how the answer ends says nothing more.
        incoming.on('error', answered)
      },
    )
    outgoing.on('error', failed)
    outgoing.end(options.body)
  })
}

/** Looks up as ever, and refuses a name of which any address is none of the public internet. */
function publicOnly(lookup: LookupFunction): LookupFunction {
  return (hostname, options, done) =>
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, [])
      const addresses = listOf(found)
      const [first] = addresses
      if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
        return done(new PrivateAddress(), [])
      if (options.all) return done(null, addresses)
      return done(null, first.address, first.family)
    })
}

const listOf = (found: string | LookupAddress[]): LookupAddress[] =>
  typeof found === 'string' ? [{ address: found, family: isIP(found) }] : found

/** What the database can keep. */
const textOf = (bytes: Buffer): string => bytes.toString('utf8').replaceAll('\0', '')

function failureOf(error: unknown): PostFailure {
  if (error instanceof PrivateAddress) return 'private_address'
  const { name, code = '' } = Object(error) as { name?: string; code?: string }
  if (name === 'AbortError' || name === 'TimeoutError') return 'timeout'
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'not_found'
  if (/CERT|SSL|TLS|SELF_SIGNED|VERIFY/.test(code)) return 'tls'
  return 'network'
}
