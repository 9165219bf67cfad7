import * as contract from '#contract/follow-links.ts'
import { answers } from '#contract/words/en/answers.ts'
import type { RequestTokens } from '../../asking/tokens.ts'
import type { Actor } from '../../auth/actor.ts'
import type { Api } from '../../core/route.ts'
import type { Services } from '../../core/services.ts'
import { claimOf } from '../../deals/claim.ts'
import { languageOf } from '../../platform/http/reader-language.ts'
import { endFollowLink } from './end-follow-link.ts'
import { followJob } from './follow-job.ts'
import { listFollowLinks } from './list-follow-links.ts'
import { makeFollowLink } from './make-follow-link.ts'

export function followRoutes(api: Api<Actor>, services: Services, tokens: RequestTokens): void {
  const claim = (actor: Actor, token: string | null) => claimOf(services.db, tokens, actor, token)

  api(contract.makeFollowLink, async ({ actor, token, params, body, deed }) =>
    makeFollowLink(services, deed, await claim(actor, token), params.id, body),
  )
  api(contract.listFollowLinks, async ({ actor, token, params }) =>
    listFollowLinks(services, await claim(actor, token), params.id),
  )
  api(contract.endFollowLink, async ({ actor, token, params, deed }) => {
    await endFollowLink(deed, await claim(actor, token), params.id)
    return { message: answers.requests.followEnded }
  })
  api(contract.follow, ({ token, request }) => followJob(services, token, languageOf(request)))
}
