import type { Correctable } from '#contract/correctables.ts'
import type { Correction } from '#contract/correcting.ts'
import { awaitedPhases } from '#contract/job-lifecycle.ts'
import { correctionRefusals } from '#contract/words/en/corrections.ts'
import { refusalAt } from '../asking/ask.ts'
import { correctedRequest, differences } from '../asking/corrected-request.ts'
import { type RequestRow, setSaid } from '../asking/queries.ts'
import type { Deed } from '../core/deed.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import type { Tx } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { findLatestJob, type JobRow } from './job-queries.ts'
import { type Corrector, keepVersion, refuseAccountsEmail } from './keep-version.ts'
import { isCloser, isElsewhere, isSaidAgain, isSharpened } from './sharpened-place.ts'

/** What nobody's price and nobody's way depends on. */
const sayable: readonly Correctable[] = ['name', 'email', 'notes', 'details']

/** Nobody at a fleet's desk is with the truck: its driver's device says where exactly it stands. The words of it anybody hears. */
export const maySendPlace = ({ as }: Pick<Corrector, 'as'>): boolean => as !== 'member'

/** May this be said of a job that somebody is on? Also where exactly it is, of a place that was only roughly known. */
const isSayable =
  (by: Corrector, before: RequestRow, after: RequestRow, form: Correction) => (name: Correctable) =>
    name === 'place'
      ? isSaidAgain(before, form) || (maySendPlace(by) && isSharpened(before, after))
      : sayable.includes(name)

/** May it still be said who waits and what is wrong, of a job that somebody is on? */
export const takesDetails = ({ phase }: Pick<JobRow, 'phase'>): boolean =>
  awaitedPhases.some((one) => one === phase)

/**
 * What was left out for haste is said while help is on its way: who to ask for, where mails go, which truck it is, where exactly
 * it stands. The provider reads it with the job. Gives the request as it is now; undefined where nothing is different.
 */
export async function addDetails(
  tx: Tx,
  request: RequestRow,
  by: Corrector,
  form: Correction,
  deed: Deed,
): Promise<RequestRow | undefined> {
  const job = await findLatestJob(tx, request.id)
  const corrected = correctedRequest(request, form, deed)
  const changed = differences(request, corrected)
  if (job && changed.length === 0) return undefined
  refuseAccountsEmail(request, changed)
  // An address that stands there already has its links: another one is another person's.
  const isOtherAddress = changed.includes('email') && request.customer_email !== ''
  if (
    !job ||
    !takesDetails(job) ||
    isOtherAddress ||
    !changed.every(isSayable(by, request, corrected, form))
  )
    throw new Refusal('already_assigned', correctionRefusals.accepted)
  if (changed.includes('place')) refuseVagueOrFar(request, corrected, form)
  const next = { ...corrected, version: request.version + 1 }
  await setSaid(tx, next)
  await keepVersion(tx, request, next, changed, by, deed.now)
  const more = { facts: { corrected: changed }, payload: { corrected: changed } }
  await recordOfDeal(tx, 'details_added', { request: next, job }, more)
  return next
}

/** A place that leads no closer helps nobody who drives there, and one far away is another job. */
function refuseVagueOrFar(request: RequestRow, corrected: RequestRow, form: Correction) {
  const code = isSaidAgain(request, form) ? 'already_assigned' : 'submission_issue'
  if (!isCloser(request, corrected)) throw refusalAt('location', correctionRefusals.noCloser, code)
  if (isElsewhere(request, corrected))
    throw refusalAt('location', correctionRefusals.elsewhere, code)
}
