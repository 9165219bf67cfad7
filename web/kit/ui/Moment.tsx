import { useTicking } from './clock.ts'
import { formatMoment } from './format.ts'

/** A time to come by the clock of its place: "Tomorrow, Nov 23, 9:00 AM CST". */
export function Moment({
  at,
  timeZone,
  className,
}: {
  at: string
  timeZone: string
  className?: string
}) {
  const words = useTicking((now) => formatMoment(at, timeZone, now))
  return (
    <time dateTime={at} className={className}>
      {words}
    </time>
  )
}
