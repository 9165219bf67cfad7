import clsx from 'clsx'
import { ui } from '#contract/words/en/ui.ts'
import { useOnline } from './use-online.ts'

/** One line on how a list stays fresh: by the stream, by asking again, or not at this moment. */
export function LiveLine({
  isLive,
  reading,
  words,
}: {
  isLive: boolean
  /** How the last reading ended: it came, it is tried again, or the server will not answer it. */
  reading: 'fresh' | 'late' | 'refused'
  /** The short ones are what a phone shows, where the line stands beside a title. */
  words: { live: string; liveShort?: string; polls: string; pollsShort?: string; stale: string }
}) {
  const online = useOnline()
  const isRefused = reading === 'refused'
  const isLate = reading === 'late' || !online
  const isGood = !isLate && !isRefused
  const said = isRefused ? ui.refused : isLate ? words.stale : isLive ? words.live : words.polls
  const isShort = isGood && words.liveShort !== undefined && words.pollsShort !== undefined
  return (
    <p className="flex min-w-0 items-center gap-2 text-sm text-muted print:hidden">
      <span
        aria-hidden="true"
        className={clsx(
          'size-2.5 shrink-0 rounded-full border',
          isLive && isGood && 'border-green-ink bg-green',
          !isLive && isGood && 'border-edge bg-transparent',
          !isGood && 'border-amber-ink bg-amber',
        )}
      />
      <span className={clsx(isShort && 'max-sm:sr-only')}>{said}</span>
      {isShort && (
        // Room for both: what stands beside it and below stays where it is when the stream stands.
        <span aria-hidden="true" className="grid *:col-start-1 *:row-start-1 sm:hidden">
          <span className={clsx(!isLive && 'invisible')}>{words.liveShort}</span>
          <span className={clsx(isLive && 'invisible')}>{words.pollsShort}</span>
        </span>
      )}
    </p>
  )
}
