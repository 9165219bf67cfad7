import type { JobForTechnician } from '#contract/jobs.ts'
import { presses } from '#contract/words/en/presses.ts'

/** For who goes there: why an arrival that came late is not proved by the code that was typed. */
export function WrongCode({
  job: { arrivalCodeWrong, arrivalProof },
}: {
  job: Pick<JobForTechnician, 'arrivalCodeWrong' | 'arrivalProof'>
}) {
  return (
    <div role="status">
      {arrivalCodeWrong && arrivalProof === 'none' && (
        <p className="text-sm text-amber-ink">{presses.wrongCode}</p>
      )}
    </div>
  )
}
