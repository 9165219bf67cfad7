import type { Conversation } from '#contract/messaging.ts'
import { messaging as words } from '#contract/words/en/messaging.ts'
import { Avatar } from '../../kit/ui/Avatar.tsx'
import { CardsSkeleton } from '../../kit/ui/CardsSkeleton.tsx'
import { DidNotLoad } from '../../kit/ui/DidNotLoad.tsx'
import { EmptyState } from '../../kit/ui/EmptyState.tsx'
import { TickingTime } from '../../kit/ui/TickingTime.tsx'
import { typed } from '../requests/typed.ts'
import { Unread } from './MessageButton.tsx'
import { useInbox } from './use-inbox.ts'
import { useTalk } from './use-talk.ts'
import { opensTalk } from './use-way-back.ts'

/** The account's conversations, the newest first; the page keeps them fresh. `empty`: what an empty list means to this reader. */
export function Inbox({ empty }: { empty: string }) {
  const { data, isError, isFetching, refetch } = useInbox()
  if (!data) {
    if (!isError) return <CardsSkeleton />
    return <DidNotLoad title={words.inbox.failed} query={{ isFetching, refetch }} />
  }
  if (data.length === 0) return <EmptyState title={words.inbox.emptyTitle}>{empty}</EmptyState>
  return (
    <ul className="flex flex-col gap-3">
      {data.map((conversation) => (
        <li key={conversation.bidId}>
          <Line conversation={conversation} />
        </li>
      ))}
    </ul>
  )
}

function Line({ conversation }: { conversation: Conversation }) {
  const talk = useTalk()
  const { bidId, title, unreadCount, last } = conversation
  const said = last?.content
    ? typed(last.content)
    : last?.hasPhotos
      ? words.inbox.photo
      : words.gone
  return (
    <button
      type="button"
      {...opensTalk(bidId)}
      onClick={() => talk.open(bidId)}
      className="flex w-full cursor-pointer items-start gap-3 rounded-md border border-line bg-surface p-4 text-left hover:border-ink"
    >
      <Avatar name={conversation.with} />
      <span className="flex min-w-0 grow flex-col">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-sign text-lg leading-6 font-semibold wrap-anywhere">
            {conversation.with}
          </span>
          {last && <TickingTime at={last.createdAt} className="text-sm text-muted" />}
        </span>
        <span className="text-sm text-muted wrap-anywhere">{title}</span>
        {last && (
          <span className={unreadCount > 0 ? 'truncate font-semibold' : 'truncate'}>
            {last.by
              ? words.inbox.by(last.by, said)
              : last.side === conversation.side
                ? words.inbox.byYou(said)
                : said}
          </span>
        )}
      </span>
      {unreadCount > 0 && <Unread count={unreadCount} />}
    </button>
  )
}
