import {
  changeContactDetails,
  changePassword,
  forgotPassword,
  login,
  logout,
  readCurrentUser,
  register,
  resetPassword,
} from '#contract/auth.ts'
import { readSessionEnd } from '#contract/session-end.ts'
import { agreeToTerms, listOpenTerms } from '#contract/terms.ts'
import { termsVersions } from '#contract/terms-versions.ts'
import { asAnybody, asCustomer, row } from '../testing/authorisation-row.ts'

export const authRows = [
  row(readCurrentUser, asCustomer),
  row(changeContactDetails, asCustomer, { body: { fullName: 'Robin Another' } }),
  row(readSessionEnd, asAnybody),
  row(listOpenTerms, asCustomer),
  row(agreeToTerms, asCustomer, {
    body: { texts: [{ text: 'terms', version: termsVersions.terms }] },
  }),
  row(register, asAnybody),
  row(login, asAnybody),
  row(logout, asAnybody),
  row(forgotPassword, asAnybody),
  row(resetPassword, asAnybody),
  // Without the right password nobody changes it.
  row(
    changePassword,
    asCustomer,
    { body: { currentPassword: 'wrong', newPassword: 'quite-a-new-one' } },
    { refusesRightful: 401 },
  ),
]
