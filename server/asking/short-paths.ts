import type { FastifyInstance } from 'fastify'
import { paths } from '#contract/paths.ts'
import { settings } from '#contract/settings.ts'

/** Where texts lead those who sign in, each under a letter of its own. */
const places: Record<string, (id: string) => string> = {
  b: paths.boardCard,
  f: paths.fleetBids,
  j: paths.ownJob,
  r: (requestId) => paths.bids(requestId),
}

const anyId = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/

/** The same place in 27 characters instead of up to 73, so that a text stays one SMS (reach.md); a path without a letter stays as it is. */
export function shortPath(path: string): string {
  const id = anyId.exec(path)?.[0] ?? ''
  const letter = Object.keys(places).find((one) => places[one]?.(id) === path)
  if (!letter) return path
  return `/go/${letter}${Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')}`
}

/** The path that was shortened; null where there is none. */
export function longPath(code: string): string | null {
  const packed = /^\w([\w-]{22})$/.exec(code)?.[1]
  const place = places[code.charAt(0)]
  if (!packed || !place) return null
  const hex = Buffer.from(packed, 'base64url').toString('hex')
  return place(hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'))
}

/** Leads on to the long path. It opens nothing: whoever follows it signs in, as by the long one. */
export function serveShortPaths(server: FastifyInstance): void {
  server.get<{ Params: { code: string } }>(
    '/go/:code',
    { config: { rateLimit: { max: settings.limits.shortLink, timeWindow: '1 minute' } } },
    async ({ params }, reply) =>
      reply
        .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
        .redirect(longPath(params.code) ?? paths.linkEnded, 303),
  )
}
