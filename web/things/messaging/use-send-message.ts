import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Message, sendMessage } from '#contract/messaging.ts'
import { messaging as words } from '#contract/words/en/messaging.ts'
import { call } from '../../kit/api/call.ts'
import { useAccess } from '../../kit/api/RequestAccess.tsx'
import { useKeyOf } from '../../kit/api/use-key-of.ts'
import { useUntilAnswered } from '../../kit/api/use-until-answered.ts'
import { toast } from '../../kit/ui/toast.ts'
import { forgetWords } from '../../kit/unsaved/kept-words.ts'
import { draftOf, inboxKey, messagesKey, requestInboxKey } from './keys.ts'

export interface Said {
  content: string
  photoIds: string[]
  /** The last message before it: the same words again later are another message. */
  after: Message | undefined
}

/**
 * Says something in the conversation on a bid, where there may be no signal: it is sent until the server answers, once (rules
 * C23), also when its dialog is closed meanwhile. `isSending` knows of that in the next dialog too.
 */
export function useSendMessage(bidId: string, requestId: string) {
  const { token } = useAccess()
  const client = useQueryClient()
  const keyOf = useKeyOf()
  const { send, isLost, stop } = useUntilAnswered({ staysOn: true })
  const mutationKey = [...messagesKey(bidId), 'send']
  const isSending = useIsMutating({ mutationKey }) > 0
  const say = useMutation({
    mutationKey,
    mutationFn: ({ content, photoIds, after }: Said) =>
      send(
        (attempt) =>
          call(sendMessage, {
            token,
            body: { serviceRequestId: requestId, bidId, content, photoIds },
            ...attempt,
          }),
        keyOf({ content, photoIds, after: after?.id }),
      ),
    onSuccess: async () => {
      forgetWords(draftOf(bidId))
      toast({ title: words.sent, tone: 'success' })
      client.invalidateQueries({ queryKey: inboxKey })
      client.invalidateQueries({ queryKey: requestInboxKey(requestId) })
      await client.invalidateQueries({ queryKey: messagesKey(bidId) })
    },
  })
  return { say, isSending, isLost: isLost || (isSending && !say.isPending), stop }
}
