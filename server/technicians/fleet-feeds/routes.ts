import type { FastifyRequest } from 'fastify'
import * as contract from '#contract/fleet-feeds.ts'
import { answers } from '#contract/words/en/answers.ts'
import { type Actor, userOf } from '../../auth/actor.ts'
import type { Api } from '../../core/route.ts'
import type { Services } from '../../core/services.ts'
import { employerOf } from '../policy.ts'
import { chooseTruck } from './choose-truck.ts'
import { connectMotive, connectSamsara, lookForVehicles } from './connect-feed.ts'
import { disconnectFeed } from './disconnect-feed.ts'
import { hearMotive } from './hear-motive.ts'
import { findFeeds } from './queries.ts'

/** The fleet systems that say where the trucks of a shop are. */
export function fleetFeedRoutes(api: Api<Actor>, services: Services): void {
  const { db, config } = services
  /** Where Motive finds us: on a machine of one's own the address that was opened. */
  const originFor = ({ headers, protocol, host }: FastifyRequest) =>
    config.isPublicUrlSet ? config.publicUrl : (headers.origin ?? `${protocol}://${host}`)

  api(contract.listFleetFeeds, async ({ actor, request }) => {
    const { id } = await employerOf(db, userOf(actor))
    return { feeds: await findFeeds(db, id, originFor(request)) }
  })
  api(contract.connectMotive, ({ actor, body, deed, request }) =>
    connectMotive(services, deed, userOf(actor), body.secret, originFor(request)),
  )
  api(contract.connectSamsara, async ({ actor, body, deed }) => {
    await connectSamsara(services, deed, userOf(actor), body.token)
    return { message: answers.technicians.feedConnected }
  })
  api(contract.lookForVehicles, async ({ actor, deed }) => {
    await lookForVehicles(services, deed, userOf(actor))
    return { message: answers.technicians.vehiclesRead }
  })
  api(contract.chooseTruck, async ({ actor, params, body, deed }) => {
    await chooseTruck(deed, userOf(actor), params.system, body)
    return { message: answers.saved }
  })
  api(contract.disconnectFeed, async ({ actor, params, deed }) => {
    await disconnectFeed(deed, userOf(actor), params.system)
    return { message: answers.technicians.feedEnded }
  })
  api(contract.hearMotive, async ({ params, file, request }) => {
    await hearMotive(services, params.id, file, request.headers['x-kt-webhook-signature'])
    return { message: answers.technicians.heard }
  })
}
