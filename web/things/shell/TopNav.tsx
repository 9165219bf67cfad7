import clsx from 'clsx'
import { Link, NavLink } from 'react-router'
import { paths } from '#contract/paths.ts'
import type { CurrentUser } from '#contract/session.ts'
import { shell } from '#contract/words/en/shell.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { buttonClass } from '../../kit/ui/button-class.ts'
import { barLinkClass } from '../../kit/ui/link-class.ts'
import { NavBar } from '../../kit/ui/NavBar.tsx'
import { ThemeSwitch } from '../../kit/ui/ThemeSwitch.tsx'
import { WordMark } from '../../kit/ui/WordMark.tsx'
import { useUser } from '../auth/use-user.ts'
import { LateBell } from './LateBell.tsx'
import { useLogout } from './use-logout.ts'

/** S0 §2.4. Home is a document of its own (the landing page), so it is a plain address. */
export function TopNav() {
  const { data: user, isPending } = useUser()
  const showsServices = user?.userType !== 'service_provider'
  return (
    <NavBar
      brand={
        <a href={paths.landing} aria-label={shell.homeLabel} className="shrink-0">
          <WordMark />
        </a>
      }
      label={shell.nav}
      links={[
        <a key="home" href={paths.landing} className={barLinkClass}>
          {shell.home}
        </a>,
        showsServices && (
          <NavLink key="services" to={paths.requestService} className={barLinkClass}>
            {shell.services}
          </NavLink>
        ),
        <NavLink key="about" to={paths.about} className={barLinkClass}>
          {shell.about}
        </NavLink>,
        <NavLink key="contact" to={paths.contact} className={barLinkClass}>
          {shell.contact}
        </NavLink>,
        // On a desk these two stand at the end of the bar.
        user && (
          <span key="logout" className="flex py-2 lg:hidden">
            <Logout wide />
          </span>
        ),
        user === null && (
          <span key="start" className="flex lg:hidden">
            <GetStarted className={barLinkClass} />
          </span>
        ),
      ]}
      extra={<ThemeSwitch />}
      action={isPending ? null : user ? <SignedIn user={user} /> : <SignedOut />}
    />
  )
}

function SignedOut() {
  return (
    <div className="flex items-center gap-2">
      <Link to={paths.auth} className={buttonClass()}>
        {shell.login}
      </Link>
      <span className="hidden lg:block">
        <GetStarted className={buttonClass({ variant: 'primary' })} />
      </span>
    </div>
  )
}

const GetStarted = ({ className }: { className: string }) => (
  <Link to={paths.signUp()} className={className}>
    {shell.getStarted}
  </Link>
)

function SignedIn({ user }: { user: CurrentUser }) {
  return (
    <div className="flex min-w-0 items-center sm:gap-2">
      {!user.mustChangePassword && !user.mustSetUpFactor && <LateBell userId={user.id} />}
      <Link
        to={paths.home(user.userType)}
        title={user.fullName}
        aria-label={shell.yourPage(user.fullName)}
        className={clsx(barLinkClass, 'min-w-0 max-sm:px-1')}
      >
        <span className="max-w-28 truncate sm:max-w-56">{user.fullName}</span>
      </Link>
      <span className="hidden lg:block">
        <Logout />
      </span>
    </div>
  )
}

function Logout({ wide }: { wide?: boolean }) {
  const logout = useLogout()
  return (
    <Button wide={wide} busy={logout.isPending} onClick={() => logout.mutate()}>
      {shell.logout}
    </Button>
  )
}
