import type { SessionEnd } from '../../session-end.ts'
import { area } from '../words.ts'

const because: Record<SessionEnd, { title: string; text: string }> = {
  suspended: {
    title: 'Your account is suspended.',
    text: 'You were signed out. You can sign in to look, but not to bid or request service.',
  },
  signed_out: {
    title: 'Roadcall signed you out.',
    text: 'Sign in again. Your password is the same.',
  },
}

/** On the sign-in page: why an admin has ended the session of this browser. */
export const sessionEnd = area('sessionEnd', {
  because,
  reason: (reason: string) => `Reason: ${reason}`,
})
