import { readRequest } from '#contract/bids.ts'
import { readCancellation as readCancellationEndpoint } from '#contract/cancellation.ts'
import { correctRequest as correctRequestEndpoint, readAskedRequest } from '#contract/correcting.ts'
import { readGlance as readGlanceEndpoint } from '#contract/glance.ts'
import * as guestsData from '#contract/guests-data.ts'
import * as links from '#contract/links.ts'
import * as contract from '#contract/requests.ts'
import { settings } from '#contract/settings.ts'
import * as waiting from '#contract/waiting.ts'
import { answers } from '#contract/words/en/answers.ts'
import { declineRequest } from '../asking/decline-request.ts'
import { seeRequests } from '../asking/see-requests.ts'
import { takeBackDecline } from '../asking/take-back-decline.ts'
import type { RequestTokens } from '../asking/tokens.ts'
import { type Actor, userOf } from '../auth/actor.ts'
import type { Api } from '../core/route.ts'
import type { Services } from '../core/services.ts'
import { cancelRequest } from '../deals/cancel-request.ts'
import { claimOf } from '../deals/claim.ts'
import { claimRequest } from '../deals/claim-request.ts'
import { correctRequest } from '../deals/correct-request.ts'
import { endLinks } from '../deals/end-links.ts'
import { reopenRequest } from '../deals/reopen-request.ts'
import { shareRequest } from '../deals/share-request.ts'
import { widenRequest } from '../deals/widen-request.ts'
import { deleteGuestsData } from '../own-data/delete-guests-data.ts'
import { keepGuestsData } from '../own-data/keep-guests-data.ts'
import { languageOf } from '../platform/http/reader-language.ts'
import { listOwnRequests, readRequestFigures } from '../views/list-own-requests.ts'
import { createBoard, listDeclined } from '../views/provider-board.ts'
import { readAsked } from '../views/read-asked.ts'
import { readCancellation } from '../views/read-cancellation.ts'
import { readGlance } from '../views/read-glance.ts'
import { readOwnRequest, readRequestPublicly } from '../views/read-request.ts'

export function requestRoutes(api: Api<Actor>, services: Services, tokens: RequestTokens): void {
  const claim = (actor: Actor, token: string | null) => claimOf(services.db, tokens, actor, token)
  const readBoard = createBoard(services)

  api(contract.readPublicRequest, async ({ actor, token, params, request }) =>
    readRequestPublicly(services, await claim(actor, token), params.id, languageOf(request)),
  )
  api(readRequest, async ({ actor, params, request }) =>
    readOwnRequest(services, await claim(actor, null), params.id, languageOf(request)),
  )
  api(contract.listOwnRequests, async ({ actor, query, request }) =>
    listOwnRequests(services.db, await claim(actor, null), languageOf(request), query),
  )
  api(readGlanceEndpoint, async ({ actor, token }) =>
    readGlance(services.db, await claim(actor, token)),
  )
  api(contract.requestFigures, async ({ actor }) =>
    readRequestFigures(services.db, await claim(actor, null)),
  )
  api(contract.claimRequest, async ({ actor, token, params, deed }) => {
    await claimRequest(deed, userOf(actor), await claim(actor, token), params.id)
    return { message: answers.requests.claimed }
  })
  api(contract.cancelRequest, async ({ actor, token, params, body, deed }) => {
    await cancelRequest(deed, await claim(actor, token), params.id, body)
    return { message: answers.requests.cancelled }
  })
  api(readCancellationEndpoint, async ({ actor, token, params }) =>
    readCancellation(services, await claim(actor, token), params.id),
  )
  api(correctRequestEndpoint, async ({ actor, token, params, body, deed }) => {
    const accessToken = await correctRequest(
      services,
      deed,
      await claim(actor, token),
      params.id,
      body,
    )
    return { message: answers.requests.corrected, accessToken }
  })
  api(links.shareRequest, async ({ actor, token, params, deed }) => ({
    path: await shareRequest(services, deed, await claim(actor, token), params.id),
  }))
  api(links.endLinks, async ({ actor, token, params, deed }) => {
    const accessToken = await endLinks(deed, await claim(actor, token), params.id)
    return { message: answers.requests.linksEnded, accessToken }
  })
  api(guestsData.deleteGuestsData, async ({ actor, token, params, deed }) => {
    await deleteGuestsData(deed, await claim(actor, token), params.id)
    return { message: answers.accounts.guestsDataAsked }
  })
  api(guestsData.keepGuestsData, async ({ actor, token, params, deed }) => {
    await keepGuestsData(deed, await claim(actor, token), params.id)
    return { message: answers.accounts.guestsDataKept }
  })
  api(waiting.widenRequest, async ({ actor, token, params, deed }) => {
    await widenRequest(deed, await claim(actor, token), params.id)
    return { message: answers.requests.widened({ miles: settings.widen.miles }) }
  })
  api(waiting.seeRequests, async ({ actor, body, deed }) => {
    await seeRequests(deed, userOf(actor), body.ids)
    return { message: answers.requests.seen }
  })
  api(readAskedRequest, async ({ actor, token, params }) =>
    readAsked(services.db, await claim(actor, token), params.id),
  )
  api(contract.reopenRequest, async ({ actor, token, params, deed }) => {
    await reopenRequest(deed, await claim(actor, token), params.id)
    return { message: answers.requests.open }
  })

  api(contract.listBoard, ({ actor, query, request }) =>
    readBoard(userOf(actor), languageOf(request), query.before),
  )
  api(contract.declineRequest, async ({ actor, params, deed }) => {
    await declineRequest(deed, userOf(actor), params.id)
    return { message: answers.requests.declined }
  })
  api(contract.listDeclined, ({ actor, query, request }) =>
    listDeclined(services, userOf(actor), languageOf(request), query.before),
  )
  api(contract.takeBackDecline, async ({ actor, params, deed }) => {
    await takeBackDecline(deed, userOf(actor), params.id)
    return { message: answers.requests.backOnBoard }
  })
}
