import type { CurrentUser } from '#contract/session.ts'
import { ChoosePassword } from './ChoosePassword.tsx'
import { SetUpFactor } from './factors/SetUpFactor.tsx'
import type { Frame } from './frame.ts'

/** What somebody has to do before anything else: choose a password, or as an admin set up a second factor. */
export default function FirstStep(props: { user: CurrentUser; Frame: Frame }) {
  return props.user.mustChangePassword ? <ChoosePassword {...props} /> : <SetUpFactor {...props} />
}
