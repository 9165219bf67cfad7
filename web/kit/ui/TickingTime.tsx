import { useTicking } from './clock.ts'
import { formatExact, formatRelative, type Instant } from './format.ts'

/** "2 min ago", "in 25 min", counting; the exact time on hover, for screen readers and on paper. */
export function TickingTime({ at, className }: { at: Instant; className?: string }) {
  const words = useTicking((now) => formatRelative(at, now))
  const exact = formatExact(at)
  return (
    <time dateTime={new Date(at).toISOString()} title={exact} className={className}>
      <span className="print:hidden">{words}</span>
      {/* Paper does not count on. */}
      <span className="sr-only print:not-sr-only"> ({exact})</span>
    </time>
  )
}
