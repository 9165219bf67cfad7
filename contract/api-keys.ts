import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { keyScopes } from './key-scopes.ts'
import { keySettings } from './key-settings.ts'
import { byId, instant, ok, uuid } from './primitives.ts'
import { settings } from './settings.ts'
import { textFrom } from './texts.ts'
import { keyFields } from './words/en/fields/keys.ts'

/** What a key can do now: work, or no more since its time is over, or since whoever made it is suspended or gone. */
export const keyStates = ['good', 'expired', 'stopped'] as const

/** A key as its keepers see it. Of the secret only the beginning is kept. */
export const apiKey = z.object({
  id: uuid,
  name: z.string(),
  /** The first letters of the secret, to know it by. */
  start: z.string(),
  scopes: z.array(z.enum(keyScopes)),
  state: z.enum(keyStates),
  /** Whoever made it: it can do what that person can. */
  madeBy: z.object({ id: uuid, name: z.string() }),
  createdAt: instant,
  expiresAt: instant,
  /** Until when the secret before the newest works as well. */
  oldWorksUntil: z.nullable(instant),
  lastUsedAt: z.nullable(instant),
  /** The network of the last call, not the whole address. */
  lastUsedFrom: z.nullable(z.string()),
})
export type ApiKey = z.infer<typeof apiKey>

/** A key with its secret: the only answer that has it. */
export const newApiKey = z.object({
  ...apiKey.shape,
  /** Null where this is the repeated answer of an earlier call: a secret is shown once. */
  secret: z.nullable(z.string()),
})
export type NewApiKey = z.infer<typeof newApiKey>

const ofKeys = { caller: 'signed_in', tag: 'keys' } as const

export const listApiKeys = endpoint({
  ...ofKeys,
  method: 'GET',
  path: '/api/api-keys',
  summary:
    'The keys of the business, the platform or the account, and what a new one may be allowed.',
  response: z.object({
    keys: z.array(apiKey),
    /** What a key of yours may be allowed. */
    offered: z.array(z.enum(keyScopes)),
  }),
})

/** How many days a key may live. */
const days = z.optional(
  z
    .int(keyFields.days)
    .check(z.minimum(1, keyFields.days), z.maximum(keySettings.days, keyFields.days)),
)

export const makeApiKey = endpoint({
  ...ofKeys,
  method: 'POST',
  path: '/api/api-keys',
  isDangerous: true,
  perMinute: settings.limits.signUp,
  summary: 'Make a key for a program. Its secret is in this answer and nowhere else.',
  body: z.object({
    name: textFrom(1, 60, 'name', keyFields.name),
    scopes: z.array(z.enum(keyScopes, keyFields.scope)).check(z.minLength(1, keyFields.scopes)),
    /** 365 unless said. */
    days,
  }),
  status: 201,
  response: newApiKey,
})

export const rotateApiKey = endpoint({
  ...ofKeys,
  method: 'POST',
  path: '/api/api-keys/:id/rotate',
  isDangerous: true,
  perMinute: settings.limits.signUp,
  summary: 'Give a key a new secret, and its days anew. The old secret works for another 24 hours.',
  params: byId,
  response: newApiKey,
})

export const revokeApiKey = endpoint({
  ...ofKeys,
  method: 'DELETE',
  path: '/api/api-keys/:id',
  summary: 'End a key now, with the live streams it has opened.',
  params: byId,
  response: ok,
})
