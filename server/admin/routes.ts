import * as contract from '#contract/admin.ts'
import { type Actor, userOf } from '../auth/actor.ts'
import type { Api } from '../platform/http/route.ts'
import type { Services } from '../platform/services.ts'
import { listFleets, listProviders } from './queries.ts'
import { setFleetStanding } from './set-fleet-standing.ts'
import { setProviderStanding } from './set-provider-standing.ts'

export function adminRoutes(api: Api<Actor>, { db, outbox }: Services): void {
  api(contract.listProvidersForAdmin, () => listProviders(db))
  api(contract.listFleetsForAdmin, () => listFleets(db))
  api(contract.setProviderStanding, async ({ actor, params, body, deed }) => {
    await setProviderStanding(deed, userOf(actor), params.id, body.status, body.reason || null)
    return { message: 'Status updated.' }
  })
  api(contract.setFleetStanding, async ({ actor, params, body, deed }) => {
    await setFleetStanding(deed, userOf(actor), params.id, body.status, body.reason || null)
    return { message: 'Status updated.' }
  })
  api(contract.listOutbox, async () => outbox())
}
