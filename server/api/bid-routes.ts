import * as contract from '#contract/bids.ts'
import { declineRequest as declineEndpoint, listBoard } from '#contract/requests.ts'
import { declineRequest } from '../asking/decline-request.ts'
import { findOwnership } from '../asking/queries.ts'
import type { RequestTokens } from '../asking/tokens.ts'
import { type Actor, userOf } from '../auth/actor.ts'
import type { Api } from '../core/route.ts'
import type { Services } from '../core/services.ts'
import { changeBid } from '../deals/change-bid.ts'
import { claimOf, requireAccess } from '../deals/claim.ts'
import { submitBid } from '../deals/submit-bid.ts'
import { withdrawBid } from '../deals/withdraw-bid.ts'
import { listBids, listOwnBids, readOwnBid } from '../views/list-bids.ts'
import { createBoard } from '../views/provider-board.ts'

export function bidRoutes(api: Api<Actor>, services: Services, tokens: RequestTokens): void {
  const { db } = services
  const readBoard = createBoard(services)

  const bidsFor = async (requestId: string, actor: Actor, token: string | null) => {
    const claim = await claimOf(db, tokens, actor, token)
    // A link names its request itself; only an account's right needs the row.
    if (claim.grant?.requestId === requestId)
      return listBids(services, requestId, claim.grant.onlyBidId)
    const { access } = requireAccess(await findOwnership(db, requestId), claim)
    return listBids(services, requestId, access.onlyBidId)
  }

  api(listBoard, ({ actor, query }) => readBoard(userOf(actor), query.before))

  api(declineEndpoint, async ({ actor, params, deed }) => {
    await declineRequest(deed, userOf(actor), params.id)
    return { message: 'Request declined' }
  })

  api(contract.submitBid, async ({ actor, body, deed }) => {
    const { bidId } = await submitBid(deed, userOf(actor), body)
    return readOwnBid(services, userOf(actor), bidId)
  })

  api(contract.changeBid, async ({ actor, params, body, deed }) => {
    await changeBid(deed, userOf(actor), params.id, body)
    return readOwnBid(services, userOf(actor), params.id)
  })

  api(contract.withdrawBid, async ({ actor, params, deed }) => {
    await withdrawBid(deed, userOf(actor), params.id)
    return { message: 'Your bid has been withdrawn.' }
  })

  api(contract.listOwnBids, ({ actor, query }) =>
    listOwnBids(services, userOf(actor), query.before),
  )

  api(contract.listPublicBids, ({ actor, token, params }) => bidsFor(params.id, actor, token))

  api(contract.listBids, ({ actor, params }) => bidsFor(params.id, actor, null))
}
