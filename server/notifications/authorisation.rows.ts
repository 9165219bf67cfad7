import { listStuckDeliveries, retryDelivery } from '#contract/admin-operations.ts'
import { readCurrentUser } from '#contract/auth.ts'
import { listSentTo } from '#contract/desk-accounts.ts'
import { liveStream } from '#contract/events.ts'
import { listMessageTemplates } from '#contract/message-templates.ts'
import {
  changeChannels,
  hearSms,
  listNotifications,
  markNotificationsRead,
  readChannels,
  readPushKey,
  subscribePush,
  testPush,
  unsubscribePush,
} from '#contract/notifications.ts'
import {
  anotherOn,
  asAdmin,
  asAnybody,
  asCustomer,
  asProvider,
  row,
} from '../testing/authorisation-row.ts'
import type { TestApp } from '../testing/open-test-app.ts'

async function failedDelivery({ given, services }: TestApp) {
  const { id } = await given.request()
  const { rows } = await services.pool.query(
    `insert into deliveries (channel, request_id, kind, code, params, link, status, reason, created_at)
     values ('mail', $1, 'notified', 'pushWorks', '{}', '/', 'failed', 'SMTP 550', now()) returning id`,
    [id],
  )
  return { params: { id: String(rows[0].id) } }
}
async function aUser({ given }: TestApp) {
  const { body } = await (await given.customer()).call(readCurrentUser)
  return { params: { id: body.id } }
}
const browser = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
  keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
}

export const notificationRows = [
  row(liveStream, asAnybody),
  row(listNotifications, asCustomer),
  row(markNotificationsRead, asCustomer, { body: { upTo: 0 } }),
  row(readChannels, asCustomer),
  row(changeChannels, asCustomer, { body: { sms: false } }),
  row(readPushKey, asProvider),
  row(subscribePush, asProvider, { body: browser }),
  row(unsubscribePush, asProvider),
  // Nothing is subscribed here: an honest 409.
  row(testPush, asProvider, {}, { refusesRightful: 409 }),
  // Without the signature of the SMS service it is not there.
  row(hearSms, asAnybody, {}, { refusesRightful: 415 }),
  row(listSentTo, anotherOn(asAdmin, aUser)),
  row(listStuckDeliveries, asAdmin),
  row(listMessageTemplates, asAdmin),
  row(retryDelivery, anotherOn(asAdmin, failedDelivery)),
]
