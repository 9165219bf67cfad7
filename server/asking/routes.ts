import * as fleet from '#contract/fleet-requests.ts'
import * as contract from '#contract/requests.ts'
import { createMapRequest } from '#contract/towing.ts'
import { type Actor, userOf } from '../auth/actor.ts'
import type { Api } from '../core/route.ts'
import type { Services } from '../core/services.ts'
import { placesSpelledLike, suggestPlaces } from '../geo/suggest-places.ts'
import { askAsDriver } from './ask-as-driver.ts'
import { askForFleet } from './ask-for-fleet.ts'
import { askFromMap } from './ask-from-map.ts'
import { askIndividually } from './ask-individually.ts'

export function askingRoutes(api: Api<Actor>, services: Services): void {
  api(contract.createIndividualRequest, async ({ actor, body, deed }) => {
    const { requestId, token, isPlaced } = await askIndividually(services, deed, actor, body)
    return { requestId, accessToken: token, isPlaced }
  })
  api(createMapRequest, async ({ actor, body, deed }) => {
    const { requestId, token } = await askFromMap(services, deed, actor, body)
    return { id: requestId, requestId, accessToken: token }
  })
  api(fleet.createFleetRequest, ({ actor, body, deed }) =>
    askForFleet(services, deed, userOf(actor), body),
  )
  api(fleet.askAsDriver, ({ actor, body, deed }) =>
    askAsDriver(services, deed, userOf(actor), body),
  )
  api(contract.findPlaces, async ({ query: { q } }) => {
    const meant = suggestPlaces(q, 6)
    const isGuess = meant.length === 0 || undefined
    const found = isGuess ? placesSpelledLike(q, 3) : meant
    return found.map(({ label, lat, lng, accuracyMiles: miles }) => ({
      label,
      lat,
      lng,
      miles,
      isGuess,
    }))
  })
}
