import { useEffect, useRef } from 'react'
import { messaging as words } from '#contract/words/en/messaging.ts'
import { sentenceOf } from '../../kit/api/api-error.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { FormError } from '../../kit/ui/FormError.tsx'
import { Bubble } from './Bubble.tsx'
import type { ShownConversation, useConversation } from './use-conversation.ts'

export interface MessageLogProps {
  conversation: ReturnType<typeof useConversation>
  shown: ShownConversation
}

/** What was said, oldest first; it stays at its end when something new is said. */
export function MessageLog({ conversation, shown }: MessageLogProps) {
  const { messages, side, readUpTo } = shown
  const end = useRef<HTMLDivElement>(null)
  const lastId = messages.at(-1)?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new last message is the reason to go to the end
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' })
  }, [lastId])
  const seenId = messages.findLast((one) => one.side === side && one.id <= readUpTo)?.id

  if (messages.length === 0)
    return (
      <div className="py-4 text-center">
        <p className="font-sign text-lg font-semibold">{words.emptyTitle}</p>
        <p className="text-muted">{words.emptyText(shown.with)}</p>
      </div>
    )
  return (
    <>
      {conversation.hasNextPage && (
        <Button
          size="desk"
          variant="ghost"
          busy={conversation.isFetchingNextPage}
          onClick={() => conversation.fetchNextPage()}
        >
          {words.earlier}
        </Button>
      )}
      <FormError
        error={
          conversation.isFetchNextPageError
            ? sentenceOf(conversation.error, words.earlierFailed)
            : null
        }
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: so that the keyboard can scroll it */}
      <div role="log" aria-label={words.log} tabIndex={0}>
        <ol className="flex flex-col gap-3">
          {messages.map((message) => (
            <Bubble
              key={message.id}
              message={message}
              from={message.side === side ? null : shown.with}
              isSeen={message.id === seenId}
            />
          ))}
        </ol>
      </div>
      <div ref={end} />
    </>
  )
}
