import { settings } from '#contract/settings.ts'
import type { TechnicianDay } from '#contract/technicians.ts'
import { openLastSeen } from '../../kit/api/last-seen.ts'
import { openSessionShelf } from '../../kit/api/session-shelf.ts'
import { openShelf } from '../../kit/api/shelf.ts'

const byLink = openLastSeen<TechnicianDay>(openShelf('days'), settings.contactAfterCloseMs)
// Goes with the session.
const bySignedIn = openLastSeen<TechnicianDay>(openSessionShelf(), settings.contactAfterCloseMs)

const of = (token: string | null) => (token === null ? bySignedIn : byLink)
const rightOf = (token: string | null) => token ?? 'day'

/**
 * The jobs as they were last read by a link or session, so that a phone in a dead zone knows where to go and what to do next; no
 * older than anybody may know a customer's number.
 */
export const readKeptDay = (token: string | null) => of(token).read(rightOf(token))

export const keepDay = (token: string | null, day: TechnicianDay) =>
  of(token).keep(rightOf(token), day)

/** The link or session has ended: the phone forgets. */
export const forgetDay = (token: string | null) => of(token).forget(rightOf(token))
