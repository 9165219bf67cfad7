import type { JobForTechnician } from '#contract/jobs.ts'
import { trips } from '#contract/words/en/trips.ts'

/** What an arrival is proved by, or plainly that nothing proves it. */
export function ProofOfArrival({
  job: { arrivalProof },
  isCustomers = false,
}: {
  job: Pick<JobForTechnician, 'arrivalProof'>
  /** The customer reads it. */
  isCustomers?: boolean
}) {
  if (!arrivalProof) return null
  const isOwnWord = isCustomers && arrivalProof === 'customer'
  return (
    <p className="text-sm text-muted">
      {isOwnWord ? trips.youConfirmed : trips.proofs[arrivalProof]}
    </p>
  )
}
