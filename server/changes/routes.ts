import * as contract from '#contract/change-orders.ts'
import { answers } from '#contract/words/en/answers.ts'
import type { RequestTokens } from '../asking/tokens.ts'
import { type Actor, technicianOf, userOf } from '../auth/actor.ts'
import { notFound } from '../core/not-found.ts'
import type { Api } from '../core/route.ts'
import type { Services } from '../core/services.ts'
import { claimOf } from '../deals/claim.ts'
import { decideChangeOrder } from './decide-change-order.ts'
import { leaveAfterNo } from './leave-after-no.ts'
import { listChangeOrders, readChangeOrders } from './list-change-orders.ts'
import { sendChangeOrder } from './send-change-order.ts'
import { withdrawChangeOrder } from './withdraw-change-order.ts'

export function changeRoutes(api: Api<Actor>, services: Services, tokens: RequestTokens): void {
  const claim = (actor: Actor, token: string | null) => claimOf(services.db, tokens, actor, token)

  api(contract.listChangeOrders, async ({ actor, token, params }) =>
    listChangeOrders(services, await claim(actor, token), params.id),
  )
  api(contract.sendChangeOrder, async ({ actor, params, body, deed }) => {
    const { id } = await sendChangeOrder(deed, userOf(actor), params.id, body)
    const change = (await readChangeOrders(services.db, params.id)).find((one) => one.id === id)
    if (!change) throw notFound('job')
    return change
  })
  api(contract.withdrawChangeOrder, async ({ actor, params, deed }) => {
    await withdrawChangeOrder(deed, userOf(actor), params.id)
    return { message: answers.jobs.changeWithdrawn }
  })
  api(contract.askForMoreAsTechnician, async ({ actor, params, body, deed }) => {
    await sendChangeOrder(deed, technicianOf(actor), params.id, body)
    return { message: answers.jobs.changeSent }
  })
  api(contract.withdrawAsTechnician, async ({ actor, params, deed }) => {
    await withdrawChangeOrder(deed, technicianOf(actor), params.id)
    return { message: answers.jobs.changeWithdrawn }
  })
  api(contract.decideChangeOrder, async ({ actor, token, params, body, deed }) => {
    await decideChangeOrder(deed, await claim(actor, token), params.id, body)
    return {
      message:
        body.approvedLines.length > 0 ? answers.jobs.changeApproved : answers.jobs.changeDeclined,
    }
  })
  api(contract.leaveAfterNo, async ({ actor, params, deed }) => {
    await leaveAfterNo(deed, userOf(actor), params.id)
    return { message: answers.jobs.ended }
  })
}
