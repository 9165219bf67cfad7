import * as operations from '#contract/admin-operations.ts'
import * as desk from '#contract/desk-accounts.ts'
import { listMessageTemplates } from '#contract/message-templates.ts'
import * as contract from '#contract/notifications.ts'
import { answers } from '#contract/words/en/answers.ts'
import { languageIn, languageNames } from '#contract/words/languages.ts'
import { type Actor, userOf } from '../auth/actor.ts'
import { notFound } from '../core/not-found.ts'
import type { Api } from '../core/route.ts'
import type { Services } from '../core/services.ts'
import { etagOf, RawAnswer } from '../platform/http/raw-answer.ts'
import { languageOf } from '../platform/http/reader-language.ts'
import { isSigned, tokenIn } from '../platform/sms/signature.ts'
import {
  changeChannels,
  listNotifications,
  markNotificationsRead,
  readChannels,
} from './own-notifications.ts'
import { subscribePush, testPush, unsubscribePush } from './push/subscriptions.ts'
import { listSentTo } from './sent-to.ts'
import { hearSms, twiml } from './sms/hear-sms.ts'
import { listStuckDeliveries, retryDelivery } from './stuck-deliveries.ts'
import { messageTemplates } from './templates/message-templates.ts'

export function notificationRoutes(api: Api<Actor>, services: Services): void {
  const { db, config, push } = services
  const smsToken = tokenIn(config.smsUrl)
  api(contract.listNotifications, ({ actor, query, request }) => {
    const before = query.before === undefined ? null : Number(query.before)
    return listNotifications(db, userOf(actor), before, languageOf(request))
  })
  api(contract.markNotificationsRead, async ({ actor, body, deed }) => {
    await markNotificationsRead(deed, userOf(actor), body.upTo)
    return { message: answers.read }
  })
  api(contract.readChannels, ({ actor }) => readChannels(db, userOf(actor)))
  api(contract.changeChannels, ({ actor, body, deed }) =>
    changeChannels(db, deed, userOf(actor), body),
  )

  api(listMessageTemplates, async ({ query, request }) => {
    const language = languageIn(query.language) ?? languageOf(request)
    return {
      language,
      languages: Array.from(languageNames(), ([tag, name]) => ({ tag, name })),
      templates: messageTemplates(language, config.publicUrl),
    }
  })
  api(desk.listSentTo, ({ params, request }) => listSentTo(db, params.id, languageOf(request)))

  api(contract.readPushKey, async () => ({ publicKey: await push.publicKey() }))
  api(contract.subscribePush, async ({ actor, body, deed }) => {
    await subscribePush(deed, userOf(actor), body, config.pushHosts)
    return { message: answers.notices.pushOn }
  })
  api(contract.unsubscribePush, async ({ actor, deed }) => {
    await unsubscribePush(deed, userOf(actor))
    return { message: answers.notices.pushOff }
  })
  api(contract.testPush, async ({ actor, deed }) => {
    await testPush(deed, userOf(actor))
    return { message: answers.sent }
  })

  api(contract.hearSms, async ({ body, request, deed }) => {
    const signature = request.headers['x-twilio-signature']
    const call = {
      address: `${config.publicUrl}${contract.hearSms.path}`,
      // All fields of the form are signed, not only those we read.
      fields: request.body as Record<string, string>,
      signature: typeof signature === 'string' ? signature : '',
    }
    if (smsToken === null || !isSigned(call, smsToken)) throw notFound('page')
    const answer = twiml(await hearSms(deed, config.publicUrl, body.From, body.Body))
    return new RawAnswer(answer, etagOf(answer))
  })

  api(operations.listStuckDeliveries, ({ query }) => listStuckDeliveries(db, query))
  api(operations.retryDelivery, async ({ actor, params, deed }) => {
    await retryDelivery(deed, userOf(actor), Number(params.id))
    return { message: answers.notices.retried }
  })
}
