import { ArrowLeft } from 'lucide-react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import { auth } from '#contract/words/en/auth.ts'
import { session } from '../../kit/api/current-user.ts'
import { later } from '../../kit/api/later.tsx'
import { Card } from '../../kit/ui/Card.tsx'
import { Link } from '../../kit/ui/Link.tsx'
import { barLinkClass, linkClass } from '../../kit/ui/link-class.ts'
import { TabPanel, Tabs } from '../../kit/ui/Tabs.tsx'
import { afterSignIn, askedFor } from '../../things/auth/after-sign-in.ts'
import { ForgotPassword } from '../../things/auth/ForgotPassword.tsx'
import { LoginForm } from '../../things/auth/LoginForm.tsx'
import { readUserType, UserTypePicker } from '../../things/auth/UserTypePicker.tsx'
import { useUser } from '../../things/auth/use-user.ts'
import { WhyEnded } from '../../things/auth/WhyEnded.tsx'
import { AppShell } from '../../things/shell/AppShell.tsx'

const SignUp = later(() => import('./SignUp.tsx').then((part) => part.SignUp))

/** S0 §2.5. Tab and user type stand in the address; who is signed in has no business here. */
export default function AuthPage() {
  const { data: user } = useUser()
  const { state } = useLocation()
  const [search, setSearch] = useSearchParams()
  const tab = search.get('tab') === 'signup' ? 'signup' : 'signin'
  const userType = readUserType(search.get('type'))

  if (user) return <Navigate to={afterSignIn(user.userType, askedFor(state))} replace />

  // The state holds the page that the reader is on the way to.
  const show = (next: Record<string, string>) => setSearch(next, { replace: true, state })

  return (
    <AppShell title={auth.title[tab]} width="form">
      <div className="-mx-3 mb-2 flex flex-wrap justify-between">
        <a href={paths.landing} className={barLinkClass}>
          <ArrowLeft className="size-5" aria-hidden="true" />
          {auth.returnHome}
        </a>
        <Link to={paths.adminLogin} className={barLinkClass}>
          {auth.adminLogin}
        </Link>
      </div>
      {session.hasEnded && <WhyEnded />}
      <Card className="p-4 sm:p-8">
        <h1 className="mb-4 text-3xl">
          {tab === 'signin' ? auth.signIn.heading : auth.signUp.heading}
        </h1>
        <Tabs
          label={auth.tabs.label}
          tabs={[
            { value: 'signin', label: auth.tabs.signin },
            { value: 'signup', label: auth.tabs.signup },
          ]}
          value={tab}
          onChange={(next) => show(next === 'signup' ? { tab: next } : {})}
        >
          <TabPanel value="signin">
            <div className="flex flex-col gap-4">
              <LoginForm username={auth.signIn.username} titleOf={() => auth.signIn.failed} />
              <ForgotPassword />
            </div>
          </TabPanel>
          <TabPanel value="signup">
            <div className="flex flex-col gap-8">
              <UserTypePicker value={userType} onChange={(type) => show({ tab: 'signup', type })} />
              {userType === 'business_customer' && (
                <p className="rounded-sm border-l-6 border-amber bg-sunken px-4 py-3">
                  {auth.signUp.fleet.wholeText}{' '}
                  <Link to={paths.fleetSignup} className={linkClass}>
                    {auth.signUp.fleet.whole}
                  </Link>
                </p>
              )}
              {userType && <SignUp userType={userType} />}
            </div>
          </TabPanel>
        </Tabs>
      </Card>
      <p className="mt-6 text-center">
        {auth.noAccountNeeded}{' '}
        <Link to={paths.requestService} className={linkClass}>
          {auth.askWithout}
        </Link>
      </p>
    </AppShell>
  )
}
