import { useTicking } from './clock.ts'
import { formatExact, formatRelative, type Instant } from './format.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** "2 min ago", "in 25 min", counting; the exact time on hover and for screen readers. */
export function TickingTime({ at, className }: { at: Instant; className?: string }) {
  const words = useTicking((now) => formatRelative(at, now))
  const exact = formatExact(at)
  return (
    <time dateTime={new Date(at).toISOString()} title={exact} className={className}>
      {words}
      <VisuallyHidden> ({exact})</VisuallyHidden>
    </time>
  )
}
