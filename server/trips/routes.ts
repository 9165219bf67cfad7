import * as contract from '#contract/trips.ts'
import { answers } from '#contract/words/en/answers.ts'
import type { RequestTokens } from '../asking/tokens.ts'
import { type Actor, technicianOf, userOf } from '../auth/actor.ts'
import type { Api } from '../core/route.ts'
import type { Services } from '../core/services.ts'
import { claimOf } from '../deals/claim.ts'
import { readOwnTrip, readTrip } from './read-trip.ts'
import { setSharing } from './set-sharing.ts'
import { takesTogether } from './take-together.ts'

const told = (isShared: boolean) => ({
  message: isShared ? answers.jobs.sharing : answers.jobs.sharingEnded,
})

export function tripRoutes(api: Api<Actor>, services: Services, tokens: RequestTokens): void {
  const take = takesTogether(services.deeds)
  api(contract.sendPositions, ({ actor, params, body, deed }) =>
    take({ deed, actor: userOf(actor), jobId: params.id, fixes: body.fixes }),
  )
  api(contract.sendPositionsAsTechnician, ({ actor, params, body, deed }) =>
    take({ deed, actor: technicianOf(actor), jobId: params.id, fixes: body.fixes }),
  )
  api(contract.setSharing, async ({ actor, params, body, deed }) => {
    await setSharing(deed, userOf(actor), params.id, body.isShared)
    return told(body.isShared)
  })
  api(contract.setSharingAsTechnician, async ({ actor, params, body, deed }) => {
    await setSharing(deed, technicianOf(actor), params.id, body.isShared)
    return told(body.isShared)
  })
  api(contract.readTrip, async ({ actor, token, params }) => ({
    trip: await readTrip(services, await claimOf(services.db, tokens, actor, token), params.id),
  }))
  api(contract.readOwnTrip, ({ actor, params }) => readOwnTrip(services, userOf(actor), params.id))
}
