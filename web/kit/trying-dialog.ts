import { trying } from '#contract/words/en/trying.ts'
import { isStopped } from './api/stopped.ts'
import type { Trying } from './api/use-until-answered.ts'

/**
 * Of a dialog whose deed is sent until it is answered: while nobody answers it says so, and the button that closes it ends the
 * tries instead.
 */
export const tryingDialog = <F extends { refusal: string | null }>(
  form: F,
  { isLost, stop }: Trying,
  onClose: () => void,
): { form: F; cancelLabel?: string; onClose: () => void } =>
  isLost
    ? { form: { ...form, refusal: trying.noAnswer }, cancelLabel: trying.stop, onClose: stop }
    : { form, onClose }

/** What such a deed says that has failed: that it was stopped, or its own sentence. */
export const failedOrStopped = (error: Error | null, failed: string): string =>
  isStopped(error) ? trying.stopped : failed
