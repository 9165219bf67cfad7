import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { markMessagesRead } from '#contract/messaging.ts'
import { call } from '../../kit/api/call.ts'
import { useAccess } from '../../kit/api/RequestAccess.tsx'
import { whenVisible } from '../../kit/ui/when-visible.ts'
import { inboxKey, requestInboxKey } from './keys.ts'
import type { ShownConversation } from './use-conversation.ts'

/** Tells the server what has been seen, once the page is looked at. */
export function useMarkRead(bidId: string, shown: ShownConversation | undefined): void {
  const { token } = useAccess()
  const client = useQueryClient()
  const upTo = shown?.messages.findLast(({ side }) => side !== shown.side)?.id
  const requestId = shown?.serviceRequestId
  useEffect(() => {
    if (upTo === undefined || requestId === undefined) return
    const leaving = new AbortController()
    whenVisible(leaving.signal)
      .then(async (isSeen) => {
        if (!isSeen) return
        await call(markMessagesRead, { params: { id: bidId }, body: { upTo }, token })
        client.invalidateQueries({ queryKey: inboxKey })
        client.invalidateQueries({ queryKey: requestInboxKey(requestId) })
      })
      // The count stays, and the next look tries again.
      .catch(() => {})
    return () => leaving.abort()
  }, [bidId, token, upTo, requestId, client])
}
