import type { JobProofs } from '#contract/proofs.ts'
import { settings } from '#contract/settings.ts'
import { openLastSeen } from '../../kit/api/last-seen.ts'
import { openSessionShelf } from '../../kit/api/session-shelf.ts'
import { openShelf } from '../../kit/api/shelf.ts'

const byLink = openLastSeen<JobProofs>(openShelf('proofs'), settings.contactAfterCloseMs)
// Goes with the session.
const bySignedIn = openLastSeen<JobProofs>(openSessionShelf(), settings.contactAfterCloseMs)

const of = (token: string | null) => (token === null ? bySignedIn : byLink)
const rightOf = (jobId: string, token: string | null) => `${token} ${jobId}`

/** The proof of a job as it was read last: a phone that loads its page anew in a dead zone still knows what was given. */
export const readLastSeen = (jobId: string, token: string | null) =>
  of(token).read(rightOf(jobId, token))

export const keepLastSeen = (jobId: string, token: string | null, stands: JobProofs) =>
  of(token).keep(rightOf(jobId, token), stands)
