import type { FastifyReply, FastifyRequest } from 'fastify'
import * as checks from '#contract/fleet-checks.ts'
import * as contract from '#contract/payments.ts'
import * as refunds from '#contract/refunds.ts'
import * as tips from '#contract/tips.ts'
import { answers } from '#contract/words/en/answers.ts'
import type { RequestTokens } from '../asking/tokens.ts'
import { type Actor, userOf } from '../auth/actor.ts'
import { deviceOf, setDevice } from '../auth/cookie.ts'
import type { Deed } from '../core/deed.ts'
import type { Api } from '../core/route.ts'
import type { Services } from '../core/services.ts'
import { claimOf } from '../deals/claim.ts'
import { newToken } from '../platform/secrets/tokens.ts'
import { choosePayment } from './choose-payment.ts'
import { giveFleetCheck, showFleetCheck } from './fleet-check.ts'
import { lookAtPayment } from './look-at-payment.ts'
import { putCard } from './put-card.ts'
import { readPayment } from './read-payment.ts'
import { refundJob } from './refund-job.ts'
import { tipJob } from './tip-job.ts'
import type { CardPlace } from './tried-cards.ts'

export function cardRoutes(api: Api<Actor>, services: Services, tokens: RequestTokens): void {
  const claim = (actor: Actor, token: string | null) => claimOf(services.db, tokens, actor, token)
  const { publicUrl, isPublicUrlSet } = services.config

  /** Whence a card is tried. By the device those that fail are counted, of who is not signed in too. */
  function placeOf(request: FastifyRequest, reply: FastifyReply, { network }: Deed): CardPlace {
    const device = deviceOf(request) ?? newToken()
    setDevice(reply, publicUrl, device.token)
    return { device: device.hash, network }
  }

  api(contract.readPayment, async ({ actor, token, params }) =>
    readPayment(services, await claim(actor, token), params.id),
  )
  api(contract.choosePayment, async ({ actor, token, params, body, deed }) => {
    const own = await claim(actor, token)
    await choosePayment(deed, own, params.id, body.method)
    return readPayment(services, own, params.id)
  })
  api(contract.putCard, async ({ actor, token, params, deed, request, reply }) => {
    // On a machine of one's own the person comes back to the address that was opened.
    const origin = (!isPublicUrlSet && request.headers.origin) || publicUrl
    const by = await claim(actor, token)
    return putCard(services, deed, by, params.id, origin, placeOf(request, reply, deed))
  })
  api(tips.tipJob, async ({ actor, token, params, body, deed, request, reply }) => {
    const origin = (!isPublicUrlSet && request.headers.origin) || publicUrl
    const by = await claim(actor, token)
    const place = placeOf(request, reply, deed)
    return tipJob(services, deed, by, params.id, body.amount, origin, place)
  })
  api(checks.giveFleetCheck, async ({ actor, token, params, body, deed }) => {
    await giveFleetCheck(services, deed, await claim(actor, token), params.id, body)
    return { message: answers.jobs.checkGiven }
  })
  api(checks.showFleetCheck, ({ actor, params, deed }) =>
    showFleetCheck(services, deed, userOf(actor), params.id),
  )
  api(refunds.refundJob, async ({ actor, params, body, deed }) => {
    return {
      message: answers.jobs.refunded[await refundJob(deed, userOf(actor), params.id, body)],
    }
  })
  api(contract.lookAtPayment, async ({ actor, token, params }) => {
    const by = await claim(actor, token)
    await lookAtPayment(services, by, params.id)
    return readPayment(services, by, params.id)
  })
}
