import { settings } from '#contract/settings.ts'
import { signedInMark } from '#contract/signed-in-mark.ts'
import { readKept } from '../../../kit/api/storage.ts'
import type { DriverDraft } from '../form/request-draft.ts'
import { readRemembered } from './remembered.ts'

/** May there be a request to lead back to? */
export const mayHaveOpen = (): boolean =>
  readRemembered().length > 0 || document.cookie.includes(`${signedInMark}=1`)

/**
 * Was a page sending this draft when the phone dropped it, and has nobody answered? The form goes on with it by itself; what leads
 * there knows so before the form is here.
 */
export function isBeingSent(draft: 'request-draft' | DriverDraft): boolean {
  const kept = readKept(draft)
  if (typeof kept !== 'object' || kept === null || !('sendingSince' in kept)) return false
  const { sendingSince } = kept
  return typeof sendingSince === 'number' && Date.now() - sendingSince <= settings.requestSendsForMs
}
