import type { JobForTechnician } from '#contract/jobs.ts'
import { trips } from '#contract/words/en/trips.ts'

/** What an arrival is proved by, or plainly that nothing proves it. */
export function ProofOfArrival({
  job: { arrivalProof },
}: {
  job: Pick<JobForTechnician, 'arrivalProof'>
}) {
  if (!arrivalProof) return null
  return <p className="text-sm text-muted">{trips.proofs[arrivalProof]}</p>
}
