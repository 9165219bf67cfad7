import { paths } from '#contract/paths.ts'
import { shell } from '#contract/words/en/shell.ts'
import { buttonClass } from '../../kit/ui/button-class.ts'
import { EmptyRoad } from '../../kit/ui/EmptyRoad.tsx'
import { Link } from '../../kit/ui/Link.tsx'
import { useUser } from '../../things/auth/use-user.ts'
import { OpenRequestsNotice } from '../../things/requests/open/OpenRequestsNotice.tsx'
import { AppShell } from '../../things/shell/AppShell.tsx'

export default function NotFoundPage() {
  const { title, text, help, home, login, own } = shell.notFound
  const { data: user } = useUser()
  return (
    <AppShell title={title} width="form" notice={<OpenRequestsNotice />}>
      <div className="flex flex-col items-center gap-4 py-12 text-center">
        <EmptyRoad />
        <h1 className="text-3xl">{title}</h1>
        <p className="max-w-prose text-muted">{text}</p>
        <div className="mt-4 flex flex-wrap justify-center gap-3">
          <Link to={paths.requestService} className={buttonClass({ variant: 'primary' })}>
            {help}
          </Link>
          <a href={paths.landing} className={buttonClass()}>
            {home}
          </a>
          {user ? (
            <Link to={paths.home(user.userType)} className={buttonClass()}>
              {own}
            </Link>
          ) : (
            <Link to={paths.auth} className={buttonClass()}>
              {login}
            </Link>
          )}
        </div>
      </div>
    </AppShell>
  )
}
