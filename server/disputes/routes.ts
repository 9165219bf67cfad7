import * as contract from '#contract/disputes.ts'
import { answers } from '#contract/words/en/answers.ts'
import type { RequestTokens } from '../asking/tokens.ts'
import type { Actor } from '../auth/actor.ts'
import type { Api } from '../core/route.ts'
import type { Services } from '../core/services.ts'
import { claimOf } from '../deals/claim.ts'
import { answerDispute } from './answer-dispute.ts'
import { appealDispute } from './appeal-dispute.ts'
import { objectAgain } from './object-again.ts'
import { acceptOffer, offerInDispute } from './offer.ts'
import { offerComeback } from './offer-comeback.ts'
import { openDispute } from './open-dispute.ts'
import { readDisputes } from './read-disputes.ts'
import { withdrawDispute } from './withdraw-dispute.ts'

export function disputeRoutes(api: Api<Actor>, services: Services, tokens: RequestTokens): void {
  const claim = (actor: Actor, token: string | null) => claimOf(services.db, tokens, actor, token)

  api(contract.readDisputes, async ({ actor, token, params }) =>
    readDisputes(services, await claim(actor, token), params.id),
  )
  api(contract.openDispute, async ({ actor, token, params, body, deed }) => {
    await openDispute(deed, await claim(actor, token), params.id, body)
    return { message: answers.jobs.objected }
  })
  api(contract.answerDispute, async ({ actor, token, params, body, deed }) => {
    await answerDispute(deed, await claim(actor, token), params.id, body)
    return { message: answers.jobs.answered }
  })
  api(contract.offerInDispute, async ({ actor, token, params, body, deed }) => {
    await offerInDispute(deed, await claim(actor, token), params.id, body.award)
    return { message: answers.jobs.offered }
  })
  api(contract.offerComeback, async ({ actor, token, params, deed }) => {
    await offerComeback(deed, await claim(actor, token), params.id)
    return { message: answers.jobs.offered }
  })
  api(contract.objectAgain, async ({ actor, token, params, body, deed }) => {
    await objectAgain(deed, await claim(actor, token), params.id, body)
    return { message: answers.jobs.objectedAgain }
  })
  api(contract.acceptOffer, async ({ actor, token, params, body, deed }) => {
    await acceptOffer(deed, await claim(actor, token), params.id, body.offerId, services.linkKey)
    return { message: answers.jobs.agreedOn }
  })
  api(contract.withdrawDispute, async ({ actor, token, params, deed }) => {
    await withdrawDispute(deed, await claim(actor, token), params.id)
    return { message: answers.jobs.objectionWithdrawn }
  })
  api(contract.appealDispute, async ({ actor, token, params, body, deed }) => {
    await appealDispute(deed, await claim(actor, token), params.id, body.words)
    return { message: answers.jobs.appealed }
  })
}
