import type { FastifyInstance } from 'fastify'
import { paths } from '#contract/paths.ts'
import { leadOn } from '../core/lead-on.ts'
import type { Services } from '../core/services.ts'
import { openShortCode } from './links.ts'

/** A short link leads to the page of its request, with its token; one that is wrong or has ended to a page that says so. */
export const serveShortLinks = (
  server: FastifyInstance,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
): void =>
  leadOn(server, paths.short(':code'), async (code) => {
    const to = await openShortCode(db, code, clock.now())
    return to && paths.bids(to.requestId, to.token)
  })
