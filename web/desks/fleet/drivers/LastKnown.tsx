import type { LastKnownLocation } from '#contract/drivers.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { TickingTime } from '../../../kit/ui/TickingTime.tsx'

/** Where a driver was last, and how long ago that is: an old place sends help to the wrong town. */
export function LastKnown({ location: { place, at } }: { location: LastKnownLocation }) {
  return (
    <>
      {place} <KnownSince at={at} />
    </>
  )
}

/** How long ago it was, in one piece. */
export const KnownSince = ({ at }: Pick<LastKnownLocation, 'at'>) => (
  <span className="shrink-0 whitespace-nowrap text-muted">
    ({at ? <TickingTime at={at} /> : fleets.noDate})
  </span>
)
