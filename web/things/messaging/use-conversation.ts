import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import { listMessages, type MessagePage } from '#contract/messaging.ts'
import { settings } from '#contract/settings.ts'
import { call } from '../../kit/api/call.ts'
import { useAccess } from '../../kit/api/RequestAccess.tsx'
import { messagesKey } from './keys.ts'

/** The newest page says how things stand; the messages of all pages, oldest first. */
function asOne({ pages }: InfiniteData<MessagePage>) {
  const [newest] = pages
  return newest && { ...newest, messages: pages.toReversed().flatMap(({ messages }) => messages) }
}
export type ShownConversation = NonNullable<ReturnType<typeof asOne>>

/** The conversation on a bid. Nobody is told that a message was seen, so while one is unseen it is asked for. */
export function useConversation(bidId: string) {
  const { token } = useAccess()
  return useInfiniteQuery({
    queryKey: [...messagesKey(bidId), token],
    queryFn: ({ pageParam, signal }) =>
      call(listMessages, { params: { id: bidId }, query: { before: pageParam }, token, signal }),
    select: asOne,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ hasEarlier, messages }) =>
      hasEarlier && messages[0] ? String(messages[0].id) : undefined,
    refetchInterval: ({ state }) => {
      const newest = state.data?.pages[0]
      const own = newest?.messages.findLast(({ side }) => side === newest.side)
      return newest && own && own.id > newest.readUpTo ? settings.polling.bidsSlowMs : false
    },
    // What was said while it was closed is read at once when it opens.
    staleTime: 0,
  })
}
