import clsx from 'clsx'
import { shell } from '#contract/words/en/shell.ts'
import type { LiveState } from '../../kit/api/live.ts'
import { useOnline } from '../../kit/ui/use-online.ts'

/** Does the page hear of news at this moment? On a phone the dot alone; the words carry it for who hears the page. */
export function ConnectionPill({ live }: { live: LiveState }) {
  // The stream notices later than the device that there is no network.
  const isConnected = useOnline()
  const isUp = isConnected && live === 'up'
  const { online, offline, connecting } = shell.connection
  return (
    <span className="inline-flex min-h-8 items-center gap-2 rounded-full border border-line bg-surface px-2.5 font-sign text-sm font-semibold">
      <span
        aria-hidden="true"
        className={clsx(
          'size-2.5 shrink-0 rounded-full border',
          isUp ? 'border-green-ink bg-green' : 'border-amber-ink bg-amber',
        )}
      />
      <span className="max-sm:sr-only">{!isConnected ? offline : isUp ? online : connecting}</span>
    </span>
  )
}
