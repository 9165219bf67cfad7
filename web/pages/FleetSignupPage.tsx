import { Link, Navigate, useNavigate } from 'react-router'
import { useUser } from '../auth/use-user.ts'
import { SignupForm } from '../fleets/signup/SignupForm.tsx'
import { fleetSignup as words } from '../messages/en/fleet-signup.ts'
import { paths } from '../paths.ts'
import { AppShell } from '../shell/AppShell.tsx'
import { Card } from '../ui/Card.tsx'
import { linkClass } from '../ui/link-class.ts'

/** S1 §2: a trucking company registers, and its first manager is signed in. */
export default function FleetSignupPage() {
  const { data: user } = useUser()
  const navigate = useNavigate()
  const home = paths.home('business_customer')
  if (user?.userType === 'business_customer') return <Navigate to={home} replace />

  return (
    <AppShell title={words.title} width="form">
      <Card className="flex flex-col gap-6 p-4 sm:p-8">
        <div>
          <h1 className="text-3xl">{words.title}</h1>
          <p className="mt-2 text-muted">{words.lead}</p>
          <p className="mt-2 text-sm text-muted">{words.required}</p>
          {user && <p className="mt-2 font-medium">{words.signedIn(user.fullName)}</p>}
        </div>
        <SignupForm onDone={() => navigate(home, { replace: true })} />
        <p className="text-center">
          {words.haveAccount}{' '}
          <Link to={paths.auth} className={linkClass}>
            {words.signIn}
          </Link>
        </p>
      </Card>
    </AppShell>
  )
}
