import type { JobForTechnician } from '#contract/jobs.ts'
import { trips } from '#contract/words/en/trips.ts'
import { formatClock } from '../../kit/ui/format.ts'
import { noteClass } from '../../kit/ui/note-class.ts'
import { isUnderway } from './phases.ts'

/** For who goes there: an arrival that the customer has denied counts no more, and why the next step is the same again. */
export function ArrivalDenied({
  job: { arrivalDeniedAt, phase },
}: {
  job: Pick<JobForTechnician, 'arrivalDeniedAt' | 'phase'>
}) {
  const isDenied = arrivalDeniedAt !== null && isUnderway(phase)
  return (
    <div role="alert">
      {isDenied && (
        <p className={noteClass}>{trips.here.deniedYou(formatClock(arrivalDeniedAt))}</p>
      )}
    </div>
  )
}
