import type { QueryClient } from '@tanstack/react-query'
import { changes } from '#contract/event-effects.ts'
import type { LiveMessage } from '#contract/events.ts'
import { listConversations, listRequestConversations } from '#contract/messaging.ts'

export const messagesKey = (bidId: string) => ['/api/bids', bidId, 'messages']
/** Under which what is being written there is kept in the tab. */
export const draftOf = (bidId: string) => `talk:${bidId}`
export const inboxKey = [listConversations.path]
export const requestInboxKey = (requestId: string) => [listRequestConversations.path, requestId]

/** Reads again what stands on the screen of a conversation in which something was said. */
export function hearMessage(client: QueryClient, { name, bidId, requestId }: LiveMessage): void {
  if (!bidId || !changes(name, 'messages')) return
  client.invalidateQueries({ queryKey: messagesKey(bidId) })
  client.invalidateQueries({ queryKey: inboxKey })
  if (requestId) client.invalidateQueries({ queryKey: requestInboxKey(requestId) })
}
