import type { FastifyInstance } from 'fastify'
import { idInside } from '#contract/ids.ts'
import { paths } from '#contract/paths.ts'
import { leadOn } from '../core/lead-on.ts'

/** Where texts lead those who sign in, each under a letter of its own. */
const places: Record<string, (id: string) => string> = {
  b: paths.boardCard,
  f: paths.fleetBids,
  j: paths.ownJob,
  r: (requestId) => paths.bids(requestId),
}

/** The same place in 27 characters instead of up to 73, so that a text stays one SMS (reach.md); a path without a letter stays as it is. */
export function shortPath(path: string): string {
  const id = idInside.exec(path)?.[0] ?? ''
  const letter = Object.keys(places).find((one) => places[one]?.(id) === path)
  if (!letter) return path
  return paths.shortPath(letter + Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url'))
}

/** The path that was shortened; null where there is none. */
export function longPath(code: string): string | null {
  const packed = /^\w([\w-]{22})$/.exec(code)?.[1]
  const place = places[code.charAt(0)]
  if (!packed || !place) return null
  const hex = Buffer.from(packed, 'base64url').toString('hex')
  return place(hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'))
}

/** What somebody reads out or forwards, with the long paths in the place of the short ones. */
export const withLongPaths = (text: string): string =>
  text.replace(/\/go\/([\w-]+)/g, (short, code: string) => longPath(code) ?? short)

/** It opens nothing: whoever follows a short path signs in, as by the long one. */
export const serveShortPaths = (server: FastifyInstance): void =>
  leadOn(server, paths.shortPath(':code'), async (code) => longPath(code))
