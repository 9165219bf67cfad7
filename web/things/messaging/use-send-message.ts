import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Message, sendMessage } from '#contract/messaging.ts'
import { messaging as words } from '#contract/words/en/messaging.ts'
import { call } from '../../kit/api/call.ts'
import { useAccess } from '../../kit/api/RequestAccess.tsx'
import { useKeyOf } from '../../kit/api/use-key-of.ts'
import { toast } from '../../kit/ui/toast.ts'
import { inboxKey, messagesKey, requestInboxKey } from './keys.ts'

export interface Said {
  content: string
  photoIds: string[]
  /** The last message before it: the same words again later are another message. */
  after: Message | undefined
}

/** Says something in the conversation on a bid. Sending it again after a lost answer says it once (rules C23). */
export function useSendMessage(bidId: string, requestId: string) {
  const { token } = useAccess()
  const client = useQueryClient()
  const keyOf = useKeyOf()
  return useMutation({
    mutationFn: ({ content, photoIds, after }: Said) =>
      call(sendMessage, {
        token,
        body: { serviceRequestId: requestId, bidId, content, photoIds },
        idempotencyKey: keyOf({ content, photoIds, after: after?.id }),
      }),
    onSuccess: async () => {
      toast({ title: words.sent, tone: 'success' })
      client.invalidateQueries({ queryKey: inboxKey })
      client.invalidateQueries({ queryKey: requestInboxKey(requestId) })
      await client.invalidateQueries({ queryKey: messagesKey(bidId) })
    },
  })
}
