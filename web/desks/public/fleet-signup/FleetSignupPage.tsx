import { Navigate, useNavigate } from 'react-router'
import { paths } from '#contract/paths.ts'
import { fleetSignup as words } from '#contract/words/en/fleet-signup.ts'
import { useUser } from '../../../things/auth/use-user.ts'
import { SignupPage } from '../../../things/shell/SignupPage.tsx'
import { useSignupStep } from '../signup-steps/steps.ts'
import { SignupForm } from './SignupForm.tsx'
import { steps } from './steps.ts'

/** S1 §2: a trucking company registers, and its first manager is signed in. */
export default function FleetSignupPage() {
  const { data: user } = useUser()
  const navigate = useNavigate()
  const at = useSignupStep(steps)
  const home = paths.home('business_customer')
  if (user?.userType === 'business_customer') return <Navigate to={home} replace />

  return (
    <SignupPage words={words} user={user} isUnderway={at.step !== null && at.step > 1}>
      <SignupForm at={at} onDone={() => navigate(home, { replace: true })} />
    </SignupPage>
  )
}
