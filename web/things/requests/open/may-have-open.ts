import { signedInMark } from '#contract/signed-in-mark.ts'
import { readRemembered } from './remembered.ts'

/** May there be a request to lead back to? */
export const mayHaveOpen = (): boolean =>
  readRemembered().length > 0 || document.cookie.includes(`${signedInMark}=1`)
