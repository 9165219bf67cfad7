import { settings } from '#contract/settings.ts'
import { readKept } from '../../../kit/api/storage.ts'
import type { DriverDraft } from '../../../things/requests/form/request-draft.ts'

/** Under which a driver's call for help is kept; where it began with an earlier request, with that one's. */
export const helpDraft = (driverId: string, againId?: string): DriverDraft =>
  `driver-request-draft-${[driverId, againId].filter(Boolean).join('-')}`

/** Was a page sending it when it was dropped? Known before the form itself is here. */
export function isHelpBeingSent(driverId: string): boolean {
  const kept = readKept(helpDraft(driverId))
  if (typeof kept !== 'object' || kept === null || !('sendingSince' in kept)) return false
  const { sendingSince } = kept
  return typeof sendingSince === 'number' && Date.now() - sendingSince <= settings.requestSendsForMs
}
