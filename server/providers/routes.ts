import { signUpProvider as signUpEndpoint } from '#contract/auth.ts'
import * as contract from '#contract/providers.ts'
import * as publicContract from '#contract/public-providers.ts'
import { type Actor, userOf } from '../auth/actor.ts'
import type { CarrySession } from '../auth/routes.ts'
import { notFound } from '../platform/http/refusal.ts'
import type { Api } from '../platform/http/route.ts'
import type { Services } from '../platform/services.ts'
import { changeProvider } from './change-provider.ts'
import { ownProviderView } from './own-provider.ts'
import { listNearbyProviders, readPublicProvider } from './public-providers.ts'
import { findProviderOf } from './queries.ts'
import { signUpProvider } from './sign-up-provider.ts'

export function providerRoutes(
  api: Api<Actor>,
  services: Services,
  carrySession: CarrySession,
): void {
  const { db, clock } = services
  const readOwn = async (userId: string) => {
    const provider = await findProviderOf(db, userId)
    if (!provider) throw notFound('provider')
    return ownProviderView(provider, clock.now())
  }

  api(signUpEndpoint, async ({ body, deed, request, reply }) => {
    const user = await signUpProvider(deed, body)
    await carrySession(request, reply, user.id)
    return user
  })
  api(publicContract.listNearbyProviders, ({ query }) => listNearbyProviders(services, query))
  api(publicContract.readPublicProvider, ({ params }) => readPublicProvider(services, params.id))
  api(contract.readOwnProvider, ({ actor }) => readOwn(userOf(actor).userId))
  api(contract.changeOwnProvider, async ({ actor, body, deed }) => {
    await changeProvider(deed, userOf(actor), body)
    return readOwn(userOf(actor).userId)
  })
}
