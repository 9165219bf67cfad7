import type { FastifyReply, FastifyRequest } from 'fastify'
import { platform } from '#contract/words/en/platform.ts'
import { Refusal } from './refusal.ts'

const megabyte = 1024 * 1024

/** A small machine has 2 GB for everything; one address may be a whole truck stop, but not all of them. */
const most = { atOnce: 128 * megabyte, ofAddress: 48 * megabyte }

/**
 * What is uploaded lies in memory from its first byte to its answer, however slowly it comes. So only so much is taken at once, of
 * all and of one address; who comes beyond that is told to come back before anything was read.
 */
export function createUploadRoom({ atOnce, ofAddress } = most) {
  const held = new Map<string, number>()
  let all = 0

  /** Holds as much as the body says to have, else as it may have, until it is answered. Throws a Refusal where there is no room. */
  return (request: FastifyRequest, reply: FastifyReply, maxBytes: number): void => {
    const { ip } = request
    const said = Number(request.headers['content-length'] ?? maxBytes)
    const bytes = Math.min(said, maxBytes)
    const own = held.get(ip) ?? 0
    if (all + bytes > atOnce || own + bytes > ofAddress)
      throw new Refusal('turned_away', platform.busy.overloaded, { retryAfterSeconds: 5 })
    all += bytes
    held.set(ip, own + bytes)
    reply.raw.once('close', () => {
      all -= bytes
      const left = (held.get(ip) ?? 0) - bytes
      if (left > 0) held.set(ip, left)
      else held.delete(ip)
    })
  }
}
