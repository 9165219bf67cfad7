import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { eventNames } from './event-names.ts'
import { instant, ok } from './primitives.ts'

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
    before: z.optional(z.string().check(z.regex(/^\d{1,15}$/, 'before is not a notification id.'))),
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
    upTo: z
      .int('upTo is the number of a notification.')
      .check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER)),
  }),
  response: ok,
})

const hour = z.nullable(
  z
    .int('A quiet hour is 0 to 23.')
    .check(z.minimum(0, 'A quiet hour is 0 to 23.'), z.maximum(23, 'A quiet hour is 0 to 23.')),
)

/** By which channels somebody hears beside the app. Within quiet hours no SMS comes but about a job that runs. */
export const channels = z.object({
  mail: z.boolean(),
  sms: z.boolean(),
  quietFrom: hour,
  quietTo: hour,
  timeZone: z.string().check(z.maxLength(60)),
})
export type Channels = z.infer<typeof channels>

export const readChannels = endpoint({
  method: 'GET',
  path: '/api/notifications/channels',
  caller: 'signed_in',
  tag: 'notifications',
  summary: 'By which channels the caller hears, and his quiet hours.',
  response: channels,
})

export const changeChannels = endpoint({
  method: 'PATCH',
  path: '/api/notifications/channels',
  caller: 'signed_in',
  tag: 'notifications',
  summary: 'Change them; quiet hours are set together.',
  body: z.partial(channels),
  response: channels,
})
