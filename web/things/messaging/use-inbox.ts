import { useQuery } from '@tanstack/react-query'
import {
  type Conversation,
  listConversations,
  listRequestConversations,
} from '#contract/messaging.ts'
import { call } from '../../kit/api/call.ts'
import { useAccess } from '../../kit/api/RequestAccess.tsx'
import { inboxKey, requestInboxKey } from './keys.ts'

/** The account's conversations, the newest message first. */
export function useInbox(interval: number | false) {
  return useQuery({
    queryKey: inboxKey,
    queryFn: ({ signal }) => call(listConversations, { signal }),
    refetchInterval: interval,
  })
}

/** The conversations on one request, for its owner or the holder of its link. */
export function useRequestInbox(requestId: string, interval: number | false) {
  const { token } = useAccess()
  return useQuery({
    queryKey: [...requestInboxKey(requestId), token],
    queryFn: ({ signal }) =>
      call(listRequestConversations, { params: { id: requestId }, token, signal }),
    refetchInterval: interval,
  })
}

/** How many messages of a bid's conversation wait to be read. */
export const unreadOf = (conversations: readonly Conversation[] | undefined, bidId: string) =>
  conversations?.find((one) => one.bidId === bidId)?.unreadCount ?? 0

export const unreadIn = (conversations: readonly Conversation[] | undefined): number =>
  conversations?.reduce((sum, { unreadCount }) => sum + unreadCount, 0) ?? 0
