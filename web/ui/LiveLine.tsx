import clsx from 'clsx'

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
  return (
    <p className="flex items-center gap-2 text-sm text-muted">
      <span
        aria-hidden="true"
        className={clsx(
          'size-2.5 shrink-0 rounded-full border',
          isLive && !isStale && 'border-green-ink bg-green',
          !isLive && !isStale && 'border-edge bg-transparent',
          isStale && 'border-amber-ink bg-amber',
        )}
      />
      {isStale ? words.stale : isLive ? words.live : words.polls}
    </p>
  )
}
