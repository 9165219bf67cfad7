import clsx from 'clsx'
import { EyeOff } from 'lucide-react'
import type { Message } from '#contract/messaging.ts'
import { messaging as words } from '#contract/words/en/messaging.ts'
import { useTicking } from '../../kit/ui/clock.ts'
import { formatClock, formatDate, formatExact } from '../../kit/ui/format.ts'
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx'
import { PhotoStrip } from '../photos/PhotoStrip.tsx'
import { typed } from '../requests/typed.ts'

export interface BubbleProps {
  message: Message
  /** Who said it: the other side's name, or null for the reader. */
  from: string | null
  isSeen: boolean
}

/** One message: one's own to the right, the other side's to the left. */
export function Bubble({ message, from, isSeen }: BubbleProps) {
  const { content, photos, createdAt, isHeldBack, by } = message
  const isOwn = from === null
  return (
    <li className={clsx('flex flex-col gap-1', isOwn ? 'items-end pl-8' : 'items-start pr-8')}>
      <div
        className={clsx(
          'flex max-w-full flex-col gap-2 rounded-md px-4 py-2',
          isOwn
            ? 'rounded-br-xs border border-amber-ink bg-amber-soft text-ink'
            : 'rounded-bl-xs bg-sunken text-ink',
        )}
      >
        {by ? (
          <p className="text-sm font-medium text-muted">{by}</p>
        ) : (
          <VisuallyHidden>{from ?? words.you}: </VisuallyHidden>
        )}
        {content === '' && photos.length === 0 && <p className="text-muted italic">{words.gone}</p>}
        {content && <p className="whitespace-pre-line wrap-anywhere">{typed(content)}</p>}
        <PhotoStrip photos={photos} />
      </div>
      {isHeldBack && (
        <p className="flex items-start gap-1 text-sm text-muted">
          <EyeOff className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          {words.heldBack}
        </p>
      )}
      <p className="numerals text-sm text-muted">
        <Said at={createdAt} />
        {isSeen && ` · ${words.seen}`}
      </p>
    </li>
  )
}

/** The time of today, else the date before it. */
function Said({ at }: { at: string }) {
  const isToday = useTicking((now) => formatDate(at) === formatDate(now))
  return (
    <time dateTime={at} title={formatExact(at)}>
      {isToday ? formatClock(at) : `${formatDate(at)}, ${formatClock(at)}`}
    </time>
  )
}
