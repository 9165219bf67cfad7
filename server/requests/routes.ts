import * as contract from '#contract/requests.ts'
import type { Actor } from '../auth/actor.ts'
import { suggestPlaces } from '../platform/geo/suggest-places.ts'
import type { Api } from '../platform/http/route.ts'
import { askIndividually } from './ask-individually.ts'

export function requestRoutes(api: Api<Actor>): void {
  api(contract.createIndividualRequest, ({ actor, body, deed }) =>
    askIndividually(deed, actor, body),
  )
  api(contract.findPlaces, async ({ query }) =>
    suggestPlaces(query.q, 6).map(({ label, lat, lng }) => ({ label, lat, lng })),
  )
}
