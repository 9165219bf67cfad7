import * as contract from '#contract/bids.ts'
import { answers } from '#contract/words/en/answers.ts'
import { findOwnership } from '../asking/queries.ts'
import type { RequestTokens } from '../asking/tokens.ts'
import { type Actor, userOf } from '../auth/actor.ts'
import { deviceOf } from '../auth/cookie.ts'
import type { Api } from '../core/route.ts'
import type { Services } from '../core/services.ts'
import { type Accepted, acceptBid } from '../deals/accept-bid.ts'
import { changeBid } from '../deals/change-bid.ts'
import { claimOf, requireAccess } from '../deals/claim.ts'
import { rejectBid } from '../deals/reject-bid.ts'
import { submitBid } from '../deals/submit-bid.ts'
import { takeBackAsk } from '../deals/take-back-ask.ts'
import { turnDownAsk } from '../deals/turn-down-ask.ts'
import { withdrawBid } from '../deals/withdraw-bid.ts'
import { withRetries } from '../platform/db/retry.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import type { RawAnswer } from '../platform/http/raw-answer.ts'
import { languageOf } from '../platform/http/reader-language.ts'
import { listBids, listOwnBids, readOwnBid } from '../views/list-bids.ts'
import { readOwnPrices } from '../views/own-prices.ts'

const firstVersion = 1

export function bidRoutes(api: Api<Actor>, services: Services, tokens: RequestTokens): void {
  const { db } = services
  const claim = (actor: Actor, token: string | null) => claimOf(db, tokens, actor, token)

  const bidsFor = async (requestId: string, actor: Actor, token: string | null) => {
    const shown = await claim(actor, token)
    // A link names its request itself; only an account's right needs the row.
    if (shown.grant?.requestId === requestId)
      return listBids(services, requestId, shown.grant.onlyBidId)
    const { access } = requireAccess(await findOwnership(db, requestId), shown)
    return listBids(services, requestId, access.onlyBidId)
  }

  api(contract.submitBid, async ({ actor, body, deed, request }) => {
    let shown: RawAnswer | undefined
    const read = (on: Db | Tx, bidId: string) =>
      readOwnBid(on, userOf(actor), languageOf(request), bidId)
    const { bidId } = await submitBid(deed, userOf(actor), body, async (tx, bid) => {
      shown = await read(tx, bid.bidId)
    })
    return shown ?? withRetries(() => read(db, bidId))
  })

  api(contract.changeBid, async ({ actor, params, body, deed, request }) => {
    await changeBid(deed, userOf(actor), params.id, body)
    return withRetries(() => readOwnBid(db, userOf(actor), languageOf(request), params.id))
  })

  api(contract.withdrawBid, async ({ actor, params, deed }) => {
    await withdrawBid(deed, userOf(actor), params.id)
    return { message: answers.bids.withdrawn }
  })

  api(contract.listOwnBids, ({ actor, query, request }) =>
    listOwnBids(services, userOf(actor), languageOf(request), query.before),
  )

  api(contract.suggestPrices, ({ actor, query }) =>
    readOwnPrices(services, userOf(actor), query.serviceType),
  )

  api(contract.listPublicBids, ({ actor, token, params }) => bidsFor(params.id, actor, token))

  api(contract.listBids, ({ actor, params }) => bidsFor(params.id, actor, null))

  api(contract.acceptBidByLink, async ({ actor, token, params, body, deed, request }) => {
    // A link that does not say which offer it was made for was made for the first: of another its holder has to know.
    const isSilent = body.version === undefined && body.price === undefined
    const deal = await acceptBid(deed, await claim(actor, token), {
      ...body,
      ...(isSilent && { version: firstVersion }),
      ...(actor.kind === 'stranger' && { device: deviceOf(request)?.hash ?? null }),
      bidId: params.id,
    })
    return acceptedAnswer(deal)
  })
  api(contract.takeBackAsk, async ({ actor, token, params, deed }) => {
    await takeBackAsk(deed, await claim(actor, token), params.id)
    return { message: answers.bids.askTakenBack }
  })
  api(contract.decideBid, async ({ actor, params, body, deed }) => {
    const own = await claim(actor, null)
    if (body.status === 'rejected' && body.keepsBid) {
      await turnDownAsk(deed, own, { ...body, bidId: params.id })
      return { message: answers.bids.askTurnedDown }
    }
    if (body.status === 'rejected') {
      await rejectBid(deed, own, { ...body, bidId: params.id })
      return { message: answers.bids.rejected }
    }
    return acceptedAnswer(await acceptBid(deed, own, { ...body, bidId: params.id }))
  })
}

const acceptedAnswer = ({ bidId, requestId, jobId }: Accepted) =>
  jobId === null
    ? {
        bid: { id: bidId, status: 'pending' as const },
        serviceRequest: { id: requestId, status: 'open' as const },
        jobId,
        message: answers.bids.waits,
      }
    : {
        bid: { id: bidId, status: 'accepted' as const },
        serviceRequest: { id: requestId, status: 'in_progress' as const },
        jobId,
        message: answers.bids.accepted,
      }
