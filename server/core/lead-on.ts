import type { FastifyInstance } from 'fastify'
import { paths } from '#contract/paths.ts'
import { settings } from '#contract/settings.ts'

/**
 * Leads from a short address of a text to what it stands for, or to the page that says it has ended. It does nothing else, so that a
 * program that looks at links does no harm; who tries codes is slowed down.
 */
export function leadOn(
  server: FastifyInstance,
  from: string,
  find: (code: string) => Promise<string | null>,
): void {
  server.get<{ Params: { code: string } }>(
    from,
    { config: { rateLimit: { max: settings.limits.shortLink, timeWindow: '1 minute' } } },
    async ({ params }, reply) =>
      reply
        .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
        .redirect((await find(params.code)) ?? paths.linkEnded, 303),
  )
}
