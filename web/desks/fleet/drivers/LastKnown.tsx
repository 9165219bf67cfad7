import type { LastKnownLocation } from '#contract/drivers.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { TickingTime } from '../../../kit/ui/TickingTime.tsx'

/** Where a driver was last, and how long ago that is: an old place sends help to the wrong town. */
export function LastKnown({
  location,
  none,
}: {
  location: LastKnownLocation | null
  /** What stands there where nobody knows. */
  none: string
}) {
  if (!location) return none
  return (
    <>
      {location.place} <KnownSince at={location.at} />
    </>
  )
}

/** How long ago it was, in one piece. */
export const KnownSince = ({ at }: Pick<LastKnownLocation, 'at'>) => (
  <span className="shrink-0 whitespace-nowrap text-muted">
    ({at ? <TickingTime at={at} /> : fleets.noDate})
  </span>
)
