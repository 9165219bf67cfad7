import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { photo, sides } from './photos.ts'
import { accessToken, byId, instant, ok, uuid } from './primitives.ts'
import { settings } from './settings.ts'
import { text } from './texts.ts'
import { callFields } from './words/en/fields/call.ts'

/**
 * A conversation belongs to a bid: before acceptance about the offer, afterwards about the job. Its id is the bid's.
 */
export const message = z.object({
  id: z.number(),
  side: z.enum(sides),
  /** Who else of the reader’s own company wrote it; null of one’s own and of the other side’s. */
  by: z.nullable(z.string()),
  content: z.string(),
  /** Contact details in it were held back, because no bid had been accepted yet (rules C10). */
  isHeldBack: z.boolean(),
  photos: z.array(photo),
  createdAt: instant,
})
export type Message = z.infer<typeof message>

export const conversation = z.object({
  bidId: uuid,
  serviceRequestId: uuid,
  /** Which side the reader is. */
  side: z.enum(sides),
  /** Whom the reader is talking to: the business, or "Customer" until the bid is accepted. */
  with: z.string(),
  title: z.string(),
  unreadCount: z.number(),
  /** The newest message, or null before the first. */
  last: z.nullable(
    z.object({
      side: z.enum(sides),
      /** As of a message. */
      by: z.nullable(z.string()),
      content: z.string(),
      createdAt: instant,
      hasPhotos: z.boolean(),
    }),
  ),
})
export type Conversation = z.infer<typeof conversation>

/** What is read of a conversation at once: newest page first, each page oldest first. */
export const messagePage = z.object({
  serviceRequestId: uuid,
  side: z.enum(sides),
  with: z.string(),
  title: z.string(),
  messages: z.array(message),
  hasEarlier: z.boolean(),
  /** The last message that the other side has read. */
  readUpTo: z.number(),
  /** Contact details are held back: no bid is accepted yet. */
  holdsBack: z.boolean(),
  can: z.object({ send: z.boolean(), sendPhotos: z.boolean() }),
  /** Why nothing can be sent, as a sentence, or null. */
  closedBecause: z.nullable(z.string()),
})
export type MessagePage = z.infer<typeof messagePage>

export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/messages',
  caller: 'request_party',
  tag: 'messages',
  summary:
    'Send a message on a bid (S0 §7). Who sends it comes from the session or the link; a `senderType` that says otherwise is refused (rules C22).',
  body: z.object({
    serviceRequestId: uuid,
    bidId: uuid,
    /** The other party's id, where the caller names it: the provider's, or the customer's account. */
    recipientId: z.optional(uuid),
    content: text(settings.messages.maxLength, 'message'),
    senderType: z.optional(z.enum([...sides, 'service_provider'])),
    photoIds: z.optional(z.array(uuid).check(z.maxLength(settings.messages.photos))),
    accessToken,
  }),
  status: 201,
  response: message,
})

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/bids/:id/messages',
  caller: 'request_party',
  tag: 'messages',
  summary:
    'The conversation on a bid, the newest page first; `before` is the oldest message one has.',
  params: byId,
  query: z.object({
    before: z.optional(z.string().check(z.regex(/^\d{1,15}$/, callFields.message))),
  }),
  response: messagePage,
})

export const markMessagesRead = endpoint({
  method: 'POST',
  path: '/api/bids/:id/messages/read',
  caller: 'request_party',
  tag: 'messages',
  summary: 'Everything up to a message has been seen by this side.',
  params: byId,
  body: z.object({
    upTo: z.int(callFields.upToMessage).check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER)),
  }),
  response: ok,
})

export const listConversations = endpoint({
  method: 'GET',
  path: '/api/conversations',
  caller: 'signed_in',
  tag: 'messages',
  summary: "The caller's conversations with their unread counts, the newest message first.",
  response: z.array(conversation),
})

export const listRequestConversations = endpoint({
  method: 'GET',
  path: '/api/service-requests/:id/conversations',
  caller: 'request_party',
  tag: 'messages',
  summary: 'The conversations on one request, for its owner or the holder of its link.',
  params: byId,
  response: z.array(conversation),
})
