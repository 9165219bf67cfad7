import type { FastifyInstance } from 'fastify'
import { paths } from '#contract/paths.ts'
import { settings } from '#contract/settings.ts'
import type { Services } from '../core/services.ts'
import { openShortCode } from './links.ts'

/**
 * A short link leads to the page of its request, with its token; one that is wrong or has ended to a page that says so. It
 * does nothing else, so that a program that looks at links does no harm.
 */
export function serveShortLinks(
  server: FastifyInstance,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
): void {
  server.get<{ Params: { code: string } }>(
    paths.short(':code'),
    { config: { rateLimit: { max: settings.limits.shortLink, timeWindow: '1 minute' } } },
    async ({ params }, reply) => {
      const to = await openShortCode(db, params.code, clock.now())
      return reply
        .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
        .redirect(to ? paths.bids(to.requestId, to.token) : paths.linkEnded, 303)
    },
  )
}
