import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { eventNames } from './event-names.ts'
import { byId, instant, ok, page, uuid } from './primitives.ts'
import { settings } from './settings.ts'
import { keyFields } from './words/en/fields/keys.ts'

/** Why nothing is sent any more: switched off, nothing arrived for days, or the address answered 410 (gone). */
export const webhookStops = ['by_hand', 'failing', 'gone'] as const
export type WebhookStop = (typeof webhookStops)[number]

/** What is sent when a webhook is tried out; it is no event. */
export const testEvent = 'test'
const event = z.enum(eventNames, keyFields.event)

export const webhook = z.object({
  id: uuid,
  address: z.string(),
  events: z.array(event),
  createdAt: instant,
  /** Since when nothing has arrived; null while it does. */
  failingSince: z.nullable(instant),
  stoppedAt: z.nullable(instant),
  stoppedBecause: z.nullable(z.enum(webhookStops)),
  /** Until when what is sent is signed with the secret before as well. */
  oldSecretUntil: z.nullable(instant),
})
export type Webhook = z.infer<typeof webhook>

/** A webhook with its secret: the only answer that has it. */
export const newWebhook = z.object({
  ...webhook.shape,
  /** `whsec_…`; null where this is the repeated answer of an earlier call. */
  secret: z.nullable(z.string()),
})
export type NewWebhook = z.infer<typeof newWebhook>

/** Why no answer came, or nothing could be sent. */
const deliveryFailures = [
  'timeout',
  'network',
  'tls',
  'not_found',
  'private_address',
  'secret',
] as const

/** One message to one webhook, with how the last try of it went. */
export const webhookDelivery = z.object({
  id: uuid,
  /** The header `webhook-id`, the same for each try and replay. */
  messageId: z.string(),
  event: z.string(),
  createdAt: instant,
  arrivedAt: z.nullable(instant),
  /** When it is tried next; null once it has arrived or was given up. */
  nextTryAt: z.nullable(instant),
  tries: z.int(),
  triedAt: z.nullable(instant),
  /** What the last try was answered; null where no answer came. */
  status: z.nullable(z.int()),
  tookMs: z.nullable(z.int()),
  /** The first kilobyte of it. */
  answer: z.nullable(z.string()),
  /** Why no answer came. */
  failure: z.nullable(z.enum(deliveryFailures)),
})
export type WebhookDelivery = z.infer<typeof webhookDelivery>
export type DeliveryFailure = (typeof deliveryFailures)[number]

const ofWebhooks = { caller: 'signed_in', tag: 'webhooks' } as const

export const listWebhooks = endpoint({
  ...ofWebhooks,
  method: 'GET',
  path: '/api/webhooks',
  summary:
    'The webhooks of the business, the platform or the account, and the events that one may be told of.',
  response: z.object({
    webhooks: z.array(webhook),
    /** What you hear of on the live stream, and so may have sent. */
    offered: z.array(event),
  }),
})

const address = z
  .string(keyFields.address)
  .check(
    z.trim(),
    z.maxLength(500, keyFields.address),
    z.regex(/^https?:\/\/\S+$/i, keyFields.address),
  )
const events = z
  .array(event, keyFields.events)
  .check(z.minLength(1, keyFields.events), z.maxLength(eventNames.length, keyFields.events))

export const addWebhook = endpoint({
  ...ofWebhooks,
  method: 'POST',
  path: '/api/webhooks',
  isDangerous: true,
  perMinute: settings.limits.signUp,
  summary:
    'Have events sent to an address, signed by Standard Webhooks. The secret is in this answer and nowhere else.',
  body: z.object({ address, events }),
  status: 201,
  response: newWebhook,
})

export const changeWebhook = endpoint({
  ...ofWebhooks,
  method: 'PATCH',
  path: '/api/webhooks/:id',
  summary: 'Change address or events, or switch it off and on again.',
  params: byId,
  body: z.object({
    address: z.optional(address),
    events: z.optional(events),
    isOn: z.optional(z.boolean()),
  }),
  response: webhook,
})

export const removeWebhook = endpoint({
  ...ofWebhooks,
  method: 'DELETE',
  path: '/api/webhooks/:id',
  summary: 'Send nothing there any more, and forget what was sent.',
  params: byId,
  response: ok,
})

export const rotateWebhookSecret = endpoint({
  ...ofWebhooks,
  method: 'POST',
  path: '/api/webhooks/:id/rotate',
  isDangerous: true,
  perMinute: settings.limits.signUp,
  summary: 'Give it a new secret. For 24 hours each message carries a signature of both.',
  params: byId,
  response: newWebhook,
})

export const tryWebhook = endpoint({
  ...ofWebhooks,
  method: 'POST',
  path: '/api/webhooks/:id/test',
  perMinute: settings.limits.ask,
  summary: 'Send a message of the type `test` there now; its delivery shows how that went.',
  params: byId,
  status: 201,
  response: webhookDelivery,
})

export const listWebhookDeliveries = endpoint({
  ...ofWebhooks,
  method: 'GET',
  path: '/api/webhooks/:id/deliveries',
  summary: 'What was sent there within 30 days and how that went, newest first.',
  params: byId,
  query: page,
  response: z.array(webhookDelivery),
})

export const replayDelivery = endpoint({
  ...ofWebhooks,
  method: 'POST',
  path: '/api/webhook-deliveries/:id/replay',
  perMinute: settings.limits.ask,
  summary: 'Send a message again, under the same `webhook-id`, as a delivery of its own.',
  params: byId,
  status: 201,
  response: webhookDelivery,
})
