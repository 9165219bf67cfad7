import * as operations from '#contract/admin-operations.ts'
import * as contract from '#contract/notifications.ts'
import { type Actor, userOf } from '../auth/actor.ts'
import type { Api } from '../platform/http/route.ts'
import type { Services } from '../platform/services.ts'
import {
  changeChannels,
  listNotifications,
  markNotificationsRead,
  readChannels,
} from './own-notifications.ts'
import { listStuckDeliveries, retryDelivery } from './stuck-deliveries.ts'

export function notificationRoutes(api: Api<Actor>, { db }: Services): void {
  api(contract.listNotifications, ({ actor, query }) =>
    listNotifications(db, userOf(actor), query.before === undefined ? null : Number(query.before)),
  )
  api(contract.markNotificationsRead, async ({ actor, body, deed }) => {
    await markNotificationsRead(deed, userOf(actor), body.upTo)
    return { message: 'Read.' }
  })
  api(contract.readChannels, ({ actor }) => readChannels(db, userOf(actor)))
  api(contract.changeChannels, ({ actor, body, deed }) =>
    changeChannels(db, deed, userOf(actor), body),
  )
  api(operations.listStuckDeliveries, ({ query }) => listStuckDeliveries(db, query))
  api(operations.retryDelivery, async ({ actor, params, deed }) => {
    await retryDelivery(deed, userOf(actor), Number(params.id))
    return { message: 'The message waits in the queue.' }
  })
}
