import { useQuery } from '@tanstack/react-query'
import {
  type Conversation,
  listConversations,
  listRequestConversations,
} from '#contract/messaging.ts'
import { call } from '../../kit/api/call.ts'
import { useAccess } from '../../kit/api/RequestAccess.tsx'
import { inboxKey, requestInboxKey } from './keys.ts'

const inbox = {
  queryKey: inboxKey,
  queryFn: ({ signal }: { signal: AbortSignal }) => call(listConversations, { signal }),
}

/** The account's conversations, the newest message first. */
export const useInbox = () => useQuery(inbox)

/** Keeps them fresh for the parts of a page that show some; `interval` in milliseconds. The page itself is not drawn again with them. */
export function useFreshInbox(interval: number | false): void {
  useQuery({ ...inbox, refetchInterval: interval, notifyOnChangeProps: [] })
}

function requestInbox(requestId: string, token: string | null | undefined) {
  return {
    queryKey: [...requestInboxKey(requestId), token],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      call(listRequestConversations, { params: { id: requestId }, token, signal }),
  }
}

/** The conversations on one request, for its owner or the holder of its link. */
export function useRequestInbox(requestId: string) {
  const { token } = useAccess()
  return useQuery(requestInbox(requestId, token))
}

/** As `useFreshInbox`. */
export function useFreshRequestInbox(requestId: string, interval: number | false): void {
  const { token } = useAccess()
  useQuery({
    ...requestInbox(requestId, token),
    refetchInterval: interval,
    notifyOnChangeProps: [],
  })
}

/** How many messages of a bid's conversation wait to be read. */
export const unreadOf = (conversations: readonly Conversation[] | undefined, bidId: string) =>
  conversations?.find((one) => one.bidId === bidId)?.unreadCount ?? 0

export const unreadIn = (conversations: readonly Conversation[] | undefined): number =>
  conversations?.reduce((sum, { unreadCount }) => sum + unreadCount, 0) ?? 0
