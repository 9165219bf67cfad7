import { useQueryClient } from '@tanstack/react-query'
import { ShieldCheck, SlidersHorizontal } from 'lucide-react'
import { type RefObject, useEffect } from 'react'
import { paths } from '#contract/paths.ts'
import { settings } from '#contract/settings.ts'
import { notifications as words } from '#contract/words/en/notifications.ts'
import { readingOf } from '../../kit/api/worth-repeating.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { buttonClass } from '../../kit/ui/button-class.ts'
import { DidNotLoad } from '../../kit/ui/DidNotLoad.tsx'
import { EmptyState } from '../../kit/ui/EmptyState.tsx'
import { HangingPanel } from '../../kit/ui/HangingPanel.tsx'
import { Link } from '../../kit/ui/Link.tsx'
import { LiveLine } from '../../kit/ui/LiveLine.tsx'
import { Loading, Skeleton } from '../../kit/ui/Skeleton.tsx'
import { foldBids } from './fold-bids.ts'
import { NotificationLine } from './NotificationLine.tsx'
import { useMarkSeen } from './use-mark-seen.ts'
import { afterLook, type Notifications } from './use-notifications.ts'

export interface NotificationPanelProps {
  list: Notifications
  bell: RefObject<HTMLButtonElement | null>
  onClose: () => void
  onChannels: () => void
}

/** What the reader was told, newest first; to look at it is to have read it. */
export function NotificationPanel({ list, bell, onClose, onChannels }: NotificationPanelProps) {
  const client = useQueryClient()
  useMarkSeen(list.data)
  useEffect(() => () => afterLook(client), [client])
  return (
    <HangingPanel
      title={words.title}
      anchor={bell}
      onClose={onClose}
      footer={
        <span className="flex flex-wrap">
          <Button
            variant="ghost"
            icon={<SlidersHorizontal className="size-5" />}
            onClick={onChannels}
          >
            {words.howYouHear}
          </Button>
          <Link to={paths.account} onClick={onClose} className={buttonClass({ variant: 'ghost' })}>
            <ShieldCheck className="size-5" aria-hidden="true" />
            {words.account}
          </Link>
        </span>
      }
    >
      {list.data && (
        <div className="px-5 pb-3">
          <LiveLine
            isLive={list.live === 'up'}
            reading={readingOf(list.error)}
            words={{ ...words, polls: words.polls(settings.polling.dashboardMs / 1000) }}
          />
        </div>
      )}
      <Lines list={list} onFollow={onClose} />
    </HangingPanel>
  )
}

function Lines({ list, onFollow }: { list: Notifications; onFollow: () => void }) {
  if (!list.data) {
    if (!list.isError) return <LinesSkeleton />
    return (
      <div className="px-5 pb-5">
        <DidNotLoad title={words.failed} query={list} />
      </div>
    )
  }
  const { notifications } = list.data
  if (notifications.length === 0)
    return (
      <div className="px-5 pb-5">
        <EmptyState title={words.emptyTitle}>{words.emptyText}</EmptyState>
      </div>
    )
  return (
    <>
      <ul className="divide-y divide-line border-t border-line">
        {foldBids(notifications).map((one) => (
          <li key={one.id}>
            <NotificationLine notification={one} onFollow={onFollow} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <div className="border-t border-line p-5">
          <Button wide busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            {words.more}
          </Button>
        </div>
      )}
    </>
  )
}

const LinesSkeleton = () => (
  <Loading className="flex flex-col gap-6 px-5 py-3">
    {['first', 'second', 'third', 'fourth'].map((line) => (
      <span key={line} className="flex flex-col gap-2">
        <Skeleton className="w-3/5" />
        <Skeleton className="w-full" />
        <Skeleton className="w-1/5" />
      </span>
    ))}
  </Loading>
)
