import type { FastifyRequest } from 'fastify'
import { platform } from '#contract/words/en/platform.ts'
import { isLoopback } from '../platform/http/loopback.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { hashToken, sameHash } from '../platform/secrets/tokens.ts'

/** What a proxy writes into a call that it passes on. */
const passedOn = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip']

/**
 * Figures of the process are the operator's: for who shows METRICS_TOKEN; without one for this machine alone, asking by
 * itself and not through a proxy. To everybody else there is nothing.
 */
export function refuseFigures({ headers, socket }: FastifyRequest, token: string | undefined) {
  if (token !== undefined) {
    const [, shown = ''] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? []
    if (sameHash(hashToken(shown), hashToken(token))) return
    throw new Refusal('not_signed_in', platform.figures.sendKey)
  }
  const isDirect = passedOn.every((name) => headers[name] === undefined)
  if (isDirect && isLoopback(socket.remoteAddress)) return
  throw new Refusal('not_found', platform.nothingHere)
}
