import clsx from 'clsx'
import { useOnline } from './use-online.ts'

/** One line on how a list stays fresh: by the stream, by asking again, or not at this moment. */
export function LiveLine({
  isLive,
  isStale,
  words,
}: {
  isLive: boolean
  /** The last reading failed. */
  isStale: boolean
  words: { live: string; polls: string; stale: string }
}) {
  const online = useOnline()
  const isLate = isStale || !online
  return (
    <p className="flex min-w-0 items-center gap-2 text-sm text-muted">
      <span
        aria-hidden="true"
        className={clsx(
          'size-2.5 shrink-0 rounded-full border',
          isLive && !isLate && 'border-green-ink bg-green',
          !isLive && !isLate && 'border-edge bg-transparent',
          isLate && 'border-amber-ink bg-amber',
        )}
      />
      {isLate ? words.stale : isLive ? words.live : words.polls}
    </p>
  )
}
