import type { SessionEnd } from '../../session-end.ts'
import { area } from '../words.ts'
import { asSentence } from './grammar.ts'

const because: Record<SessionEnd, { title: string; text: string }> = {
  suspended: {
    title: 'Your account is suspended.',
    text: 'You were signed out. You can sign in to look and to answer a dispute, but not to bid or request service.',
  },
  signed_out: {
    title: 'Roadcall signed you out.',
    text: 'Sign in again. Your password is the same.',
  },
  ended_elsewhere: {
    title: 'You signed out this device.',
    text: 'It was signed out from another device of yours. If that was not you, choose a new password: “Forgot password?” below.',
  },
  removed: {
    title: 'Your company closed your account.',
    text: 'You were signed out. If you still work there, talk to your company.',
  },
}

/** On the sign-in page: why the session of this browser was ended from elsewhere. */
export const sessionEnd = area('sessionEnd', {
  because,
  reason: (reason: string) => `Reason: ${asSentence(reason)}`,
})
