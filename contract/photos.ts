import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { byId, instant, ok, uuid } from './primitives.ts'
import { settings } from './settings.ts'

/** The two sides of a request: who asks, and who helps. */
export const sides = ['customer', 'provider'] as const
export type Side = (typeof sides)[number]

/** What a camera sends. Whatever comes is decoded and written anew as a JPEG without its metadata. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

/** One photo of a request, without its bytes. */
export const photo = z.object({
  id: uuid,
  side: z.enum(sides),
  /** Providers may see it before one is accepted: the owner has said so (rules C10). */
  isShownToBidders: z.boolean(),
  width: z.number(),
  height: z.number(),
  createdAt: instant,
})
export type Photo = z.infer<typeof photo>

const upload = { types: photoTypes, maxBytes: settings.photos.maxBytes } as const
const perMinute = settings.limits.upload

export const addRequestPhoto = endpoint({
  method: 'POST',
  path: '/api/service-requests/:id/photos',
  caller: 'request_party',
  tag: 'photos',
  summary:
    'The owner adds a photo to a request: made smaller, its metadata dropped (rules C10 decide who sees it).',
  params: byId,
  perMinute,
  query: z.object({ shownToBidders: z.optional(z.enum(['yes', 'no'])) }),
  upload,
  status: 201,
  response: photo,
})

export const listRequestPhotos = endpoint({
  method: 'GET',
  path: '/api/service-requests/:id/photos',
  caller: 'request_party',
  tag: 'photos',
  summary: 'The photos of a request that this caller may see, oldest first.',
  params: byId,
  response: z.array(photo),
})

export const addConversationPhoto = endpoint({
  method: 'POST',
  path: '/api/bids/:id/photos',
  caller: 'request_party',
  tag: 'photos',
  summary:
    'A photo for the next message of the conversation on an accepted bid, or for a dispute about its job: as long as there can be one.',
  params: byId,
  perMinute,
  upload,
  status: 201,
  response: photo,
})

export const readPhoto = endpoint({
  method: 'GET',
  path: '/api/photos/:id',
  caller: 'request_party',
  tag: 'photos',
  summary: 'The photo itself, a JPEG; `size=small` for lists.',
  params: byId,
  query: z.object({ size: z.optional(z.enum(['small', 'full'])) }),
  response: 'image',
})

export const removePhoto = endpoint({
  method: 'DELETE',
  path: '/api/photos/:id',
  caller: 'request_party',
  tag: 'photos',
  summary: 'Take a photo back, by the side that sent it, until it stands in a message.',
  params: byId,
  response: ok,
})
