import { settings } from '#contract/settings.ts'
import type { TechnicianDay } from '#contract/technicians.ts'
import { openLastSeen } from '../../kit/api/last-seen.ts'

/**
 * The jobs as they were last read by a link or session, so that a phone in a dead zone knows where to go and what to do next; no
 * older than anybody may know a customer's number.
 */
const days = openLastSeen<TechnicianDay>('days', settings.contactAfterCloseMs)

const rightOf = (token: string | null) => token ?? 'session'

export const readKeptDay = (token: string | null) => days.read(rightOf(token))

export const keepDay = (token: string | null, day: TechnicianDay) => days.keep(rightOf(token), day)

/** The link has ended, or somebody has signed out: the phone forgets. */
export const forgetDay = (token: string | null) => days.forget(rightOf(token))
