import * as contract from '#contract/own-data.ts'
import { type Actor, userOf } from '../auth/actor.ts'
import { checkPassword } from '../auth/check-password.ts'
import type { Api } from '../core/route.ts'
import type { Services } from '../core/services.ts'
import { languageOf } from '../platform/http/reader-language.ts'
import { askForCopy } from './ask-for-copy.ts'
import { askForErasure } from './ask-for-erasure.ts'
import { fetchCopy } from './fetch-copy.ts'
import { readOwnData } from './read-own-data.ts'
import { takeBackErasure } from './take-back-erasure.ts'

/** What everybody with an account may take along, and have deleted. */
export function ownDataRoutes(api: Api<Actor>, services: Services): void {
  const { db, clock } = services
  const read = (actor: Actor, request: Parameters<typeof languageOf>[0]) =>
    readOwnData(db, userOf(actor).userId, clock.now(), languageOf(request))

  api(contract.readOwnData, ({ actor, request }) => read(actor, request))
  api(contract.askForCopy, async ({ actor, body, deed, request }) => {
    const { userId } = userOf(actor)
    await checkPassword(services, userId, body.password)
    await askForCopy(deed, userId)
    return read(actor, request)
  })
  api(contract.fetchCopy, ({ actor, deed }) => fetchCopy(services, deed, userOf(actor).userId))
  api(contract.askForErasure, async ({ actor, body, deed, request }) => {
    const { userId } = userOf(actor)
    await checkPassword(services, userId, body.password)
    await askForErasure(deed, userId, userId, null)
    return read(actor, request)
  })
  api(contract.takeBackErasure, async ({ actor, deed, request }) => {
    const { userId } = userOf(actor)
    await takeBackErasure(deed, userId, userId)
    return read(actor, request)
  })
}
