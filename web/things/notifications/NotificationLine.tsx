import clsx from 'clsx'
import { notifications as words } from '#contract/words/en/notifications.ts'
import { Link } from '../../kit/ui/Link.tsx'
import { TickingTime } from '../../kit/ui/TickingTime.tsx'
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx'
import type { Line } from './fold-bids.ts'

/** One thing that happened, and the way to it. What is new has a mark before it and stands in bold. */
export function NotificationLine({
  notification,
  onFollow,
}: {
  notification: Line
  onFollow: () => void
}) {
  const { title, body, link, createdAt, isRead, earlier } = notification
  return (
    <Link
      to={link}
      onClick={onFollow}
      className="flex min-h-12 gap-3 px-5 py-3 -outline-offset-3 hover:bg-sunken"
    >
      <span
        aria-hidden="true"
        className={clsx('mt-2 size-2.5 shrink-0 rounded-full', !isRead && 'bg-red')}
      />
      <span className="flex min-w-0 flex-col">
        <span className={clsx('leading-6 wrap-anywhere', !isRead && 'font-semibold')}>
          {!isRead && <VisuallyHidden>{words.unread} </VisuallyHidden>}
          {title}
        </span>
        {body && <span className="text-sm wrap-anywhere text-muted">{body}</span>}
        <span className="text-sm text-muted">
          <TickingTime at={createdAt} />
          {earlier > 0 && ` · ${words.earlierBids(earlier)}`}
        </span>
      </span>
    </Link>
  )
}
