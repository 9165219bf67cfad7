import * as figures from '#contract/analytics.ts'
import * as contract from '#contract/reviews.ts'
import type { RequestTokens } from '../asking/tokens.ts'
import { type Actor, userOf } from '../auth/actor.ts'
import type { Api } from '../core/route.ts'
import type { Services } from '../core/services.ts'
import { claimOf } from '../deals/claim.ts'
import { languageOf } from '../platform/http/reader-language.ts'
import { readAnalytics } from '../views/analytics.ts'
import { exportAnalytics } from '../views/export-analytics.ts'
import { exportJobs } from '../views/export-jobs.ts'
import { listProviderReviews, readJobReviews } from './read-reviews.ts'
import { replyToReview } from './reply-to-review.ts'
import { writeReview } from './write-review.ts'

export function reviewRoutes(api: Api<Actor>, services: Services, tokens: RequestTokens): void {
  const claim = (actor: Actor, token: string | null) => claimOf(services.db, tokens, actor, token)

  api(contract.readJobReviews, async ({ actor, token, params }) =>
    readJobReviews(services, await claim(actor, token), params.id),
  )
  api(contract.writeReview, async ({ actor, token, params, body, deed }) => {
    const own = await claim(actor, token)
    await writeReview(deed, own, params.id, body)
    return readJobReviews(services, own, params.id)
  })
  api(contract.replyToReview, async ({ actor, token, params, body, deed }) =>
    replyToReview(deed, await claim(actor, token), params.id, body.reply),
  )
  api(contract.listProviderReviews, ({ params, query }) =>
    listProviderReviews(services.db, params.id, query.before),
  )
  api(figures.readAnalytics, ({ actor, query }) =>
    readAnalytics(services.db, userOf(actor), query.by ?? 'day', services.clock.now()),
  )
  api(figures.exportJobs, async ({ actor, request, reply }) => {
    reply.header('content-disposition', 'attachment; filename="jobs.csv"')
    return exportJobs(services.db, userOf(actor), languageOf(request))
  })
  api(figures.exportAnalytics, async ({ actor, query, request, reply }) => {
    const by = query.by ?? 'day'
    reply.header('content-disposition', `attachment; filename="figures-by-${by}.csv"`)
    return exportAnalytics(
      services.db,
      userOf(actor),
      by,
      services.clock.now(),
      languageOf(request),
    )
  })
}
