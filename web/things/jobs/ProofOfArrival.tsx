import type { JobForTechnician } from '#contract/jobs.ts'
import { trips } from '#contract/words/en/trips.ts'

/** What an arrival is proved by, or plainly that nothing proves it. */
export function ProofOfArrival({
  job,
  isCustomers = false,
}: {
  job: Pick<JobForTechnician, 'arrivalProof' | 'arrivedAt' | 'promisedAt' | 'comeback'>
  /** The customer reads it. */
  isCustomers?: boolean
}) {
  const { arrivalProof } = job
  if (!arrivalProof) return null
  const isOwnWord = isCustomers && arrivalProof === 'customer'
  return (
    <p className="text-sm text-muted">
      {isOwnWord ? trips.youConfirmed : trips.proofs[arrivalProof]}
      {!isCustomers && isLostForProof(job) && ` ${trips.notOnTime}`}
    </p>
  )
}

/** In time by the clock, and not on time all the same (trips §3). A comeback counts for no figure. */
const isLostForProof = ({
  arrivalProof,
  arrivedAt,
  promisedAt,
  comeback,
}: Pick<JobForTechnician, 'arrivalProof' | 'arrivedAt' | 'promisedAt' | 'comeback'>): boolean =>
  arrivalProof === 'none' &&
  !comeback &&
  arrivedAt !== null &&
  promisedAt !== null &&
  arrivedAt <= promisedAt
