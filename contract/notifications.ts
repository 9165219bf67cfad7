import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { eventNames } from './event-names.ts'
import { instant, ok } from './primitives.ts'
import { callFields } from './words/en/fields/call.ts'

/** Something the reader should know, with where it leads. */
export const notification = z.object({
  id: z.number(),
  kind: z.enum(eventNames),
  title: z.string(),
  body: z.string(),
  /** A path of the app. */
  link: z.string(),
  createdAt: instant,
  isRead: z.boolean(),
})
export type Notification = z.infer<typeof notification>

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications',
  caller: 'signed_in',
  tag: 'notifications',
  summary: 'What the caller was told, newest first, and how much of it is unread.',
  query: z.object({
    before: z.optional(z.string().check(z.regex(/^\d{1,15}$/, callFields.notification))),
  }),
  response: z.object({ unreadCount: z.number(), notifications: z.array(notification) }),
})

export const markNotificationsRead = endpoint({
  method: 'POST',
  path: '/api/notifications/read',
  caller: 'signed_in',
  tag: 'notifications',
  summary: 'Everything up to a notification has been seen.',
  body: z.object({
    upTo: z.int(callFields.upTo).check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER)),
  }),
  response: ok,
})

const hour = z.nullable(
  z
    .int(callFields.quietHour)
    .check(z.minimum(0, callFields.quietHour), z.maximum(23, callFields.quietHour)),
)

/**
 * The ways out of the app. Each has its carrier (`server/notifications/telling/carriers.ts`), those it reaches
 * (`tell-events.ts` beside it) and its name on the operations board; one that lacks any of them does not compile.
 */
export const deliveryChannels = ['mail', 'sms', 'push'] as const
export type DeliveryChannel = (typeof deliveryChannels)[number]

/** By which channels somebody hears beside the app. Within quiet hours no SMS comes but about a job that runs. */
export const channels = z.object({
  mail: z.boolean(),
  sms: z.boolean(),
  quietFrom: hour,
  quietTo: hour,
  timeZone: z.string().check(z.maxLength(60)),
})
export type Channels = z.infer<typeof channels>

/** With what the caller's own number has answered: after STOP no SMS goes there. */
const ownChannels = z.extend(channels, { smsStopped: z.boolean() })
export type OwnChannels = z.infer<typeof ownChannels>

export const readChannels = endpoint({
  method: 'GET',
  path: '/api/notifications/channels',
  caller: 'signed_in',
  tag: 'notifications',
  summary: "The caller's channels and quiet hours.",
  response: ownChannels,
})

export const changeChannels = endpoint({
  method: 'PATCH',
  path: '/api/notifications/channels',
  caller: 'signed_in',
  tag: 'notifications',
  summary: 'Change them; quiet hours are set together.',
  body: z.partial(channels),
  response: ownChannels,
})

export const readPushKey = endpoint({
  method: 'GET',
  path: '/api/notifications/push-key',
  caller: 'signed_in',
  tag: 'notifications',
  summary: 'The public key with which a browser subscribes to pushes.',
  response: z.object({ publicKey: z.string() }),
})

const pushKey = (length: number) =>
  z.string().check(z.regex(new RegExp(`^[\\w-]{${length}}=*$`), callFields.pushKey))

export const subscribePush = endpoint({
  method: 'POST',
  path: '/api/notifications/push',
  caller: 'signed_in',
  tag: 'notifications',
  summary: 'This browser shows news until the session ends; the same again changes nothing.',
  body: z.object({
    endpoint: z.string().check(z.maxLength(1000, callFields.pushAddress)),
    /** An uncompressed point of P-256 and 16 random bytes, base64url (RFC 8291). */
    keys: z.object({ p256dh: pushKey(87), auth: pushKey(22) }),
  }),
  response: ok,
})

export const unsubscribePush = endpoint({
  method: 'DELETE',
  path: '/api/notifications/push',
  caller: 'signed_in',
  tag: 'notifications',
  summary: 'The browser of this session shows no news any more.',
  response: ok,
})

export const testPush = endpoint({
  method: 'POST',
  path: '/api/notifications/push/test',
  caller: 'signed_in',
  tag: 'notifications',
  summary: 'A push to the caller’s own browsers, to see that it works.',
  perMinute: 10,
  response: ok,
})

export const hearSms = endpoint({
  method: 'POST',
  path: '/api/sms/inbound',
  caller: 'anyone',
  tag: 'notifications',
  summary:
    'What somebody answered to an SMS: STOP, START or HELP. Called by the SMS service, which signs it.',
  isForm: true,
  body: z.object({
    From: z.string().check(z.maxLength(40)),
    Body: z.string().check(z.maxLength(2000)),
  }),
  response: 'xml',
})
