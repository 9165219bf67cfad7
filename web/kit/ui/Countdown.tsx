import { measures } from '#contract/words/en/measures.ts'
import { useTicking } from './clock.ts'
import { formatExact, type Instant } from './format.ts'
import { formatLeft } from './format-left.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface CountdownProps {
  to: Instant
  /** Said when the time is over. */
  over?: string
  className?: string
}

/** "12:34" until a moment. Readers get the moment itself, not every second. */
export function Countdown({ to, over = measures.time.over, className = '' }: CountdownProps) {
  const end = new Date(to)
  const left = useTicking((now) => formatLeft(end.getTime() - now))
  const isOver = useTicking((now) => now >= end.getTime())
  return (
    <time dateTime={end.toISOString()} title={formatExact(to)} className={`numerals ${className}`}>
      {isOver ? over : <span aria-hidden="true">{left}</span>}
      {!isOver && <VisuallyHidden>{measures.time.until(formatExact(to))}</VisuallyHidden>}
    </time>
  )
}
