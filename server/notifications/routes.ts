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
}
