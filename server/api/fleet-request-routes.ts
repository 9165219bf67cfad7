import type { FastifyRequest } from 'fastify'
import * as figures from '#contract/fleet-figures.ts'
import * as contract from '#contract/fleet-requests.ts'
import { answers } from '#contract/words/en/answers.ts'
import type { RequestTokens } from '../asking/tokens.ts'
import { type Actor, userOf } from '../auth/actor.ts'
import type { Api } from '../core/route.ts'
import type { Services } from '../core/services.ts'
import { claimOf } from '../deals/claim.ts'
import { reportAsDriver } from '../deals/report-as-driver.ts'
import { setPoNumber } from '../deals/set-po-number.ts'
import { settleProblem } from '../deals/settle-problem.ts'
import { languageOf } from '../platform/http/reader-language.ts'
import { listDriverRequests } from '../views/driver-requests.ts'
import { exportFleetRequests } from '../views/export-fleet-requests.ts'
import { readFleetFigures } from '../views/fleet-figures.ts'
import { readFleetOverview } from '../views/fleet-overview.ts'
import { listFleetRequests } from '../views/list-fleet-requests.ts'
import { sumFleetRequests } from '../views/sum-fleet-requests.ts'

export function fleetRequestRoutes(
  api: Api<Actor>,
  services: Services,
  tokens: RequestTokens,
): void {
  const claim = (actor: Actor) => claimOf(services.db, tokens, actor, null)

  const reading = (request: FastifyRequest) => ({
    now: services.clock.now(),
    language: languageOf(request),
  })

  api(contract.listFleetRequests, ({ actor, query, request }) =>
    listFleetRequests(services.db, userOf(actor), query, reading(request)),
  )
  api(contract.sumFleetRequests, ({ actor, query, request }) =>
    sumFleetRequests(services.db, userOf(actor), query, reading(request)),
  )
  api(contract.exportFleetRequests, async ({ actor, query, request, reply }) => {
    reply.header('content-disposition', 'attachment; filename="requests.csv"')
    return exportFleetRequests(services.db, userOf(actor), query, reading(request))
  })
  api(figures.readFleetOverview, ({ actor }) =>
    readFleetOverview(services.db, userOf(actor), services.clock.now()),
  )
  api(figures.readFleetFigures, ({ actor, query }) =>
    readFleetFigures(services.db, userOf(actor), query),
  )
  api(contract.listDriverRequests, async ({ actor, query, request }) =>
    listDriverRequests(services.db, await claim(actor), languageOf(request), query.before),
  )
  api(contract.setPoNumber, async ({ actor, params, body, deed }) => {
    await setPoNumber(deed, await claim(actor), params.id, body)
    return { message: answers.saved }
  })
  api(contract.settleProblem, async ({ actor, params, body, deed }) => {
    await settleProblem(deed, await claim(actor), params.id, body.words)
    return { message: answers.requests.problemSettled }
  })
  api(contract.reportAsDriver, async ({ actor, params, body, deed }) => {
    const own = await claim(actor)
    await reportAsDriver(deed, own, params.id, body.kind, body.note || null)
    return { message: answers.requests.driverReported }
  })
}
