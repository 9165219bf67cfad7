import { useLocation, useNavigate } from 'react-router'
import { paths } from '#contract/paths.ts'
import { fleetSignup as words } from '#contract/words/en/fleet-signup.ts'
import { ApiError } from '../../../kit/api/api-error.ts'
import { buttonClass } from '../../../kit/ui/button-class.ts'
import { Card } from '../../../kit/ui/Card.tsx'
import { DidNotLoad } from '../../../kit/ui/DidNotLoad.tsx'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { PageSpinner } from '../../../kit/ui/PageSpinner.tsx'
import { goAndSignIn } from '../../../things/auth/go-and-sign-in.ts'
import { useUser } from '../../../things/auth/use-user.ts'
import { AppShell } from '../../../things/shell/AppShell.tsx'
import { JoinForm } from './JoinForm.tsx'
import { ReturnForm } from './ReturnForm.tsx'
import { useInvitation } from './use-invitation.ts'

/** The end of an invitation's link. The token stands behind the `#`, which no server and no log ever sees. */
export default function JoinFleetPage() {
  const token = useLocation().hash.slice(1)
  const { data: user } = useUser()
  const navigate = useNavigate()
  const invitation = useInvitation(token)
  const goHome = () => navigate(paths.home('business_customer'), { replace: true })
  const refused = invitation.error instanceof ApiError ? invitation.error.problem : null

  return (
    <AppShell title={words.join.title} width="form">
      {invitation.data ? (
        <Card className="flex flex-col gap-6 p-4 sm:p-8">
          <div>
            <h1 className="text-3xl wrap-anywhere">
              {words.join.heading(invitation.data.companyName)}
            </h1>
            <p className="mt-2 wrap-anywhere text-muted">
              {invitation.data.returning
                ? words.join.welcomeBack(invitation.data.returning.fullName)
                : words.join.lead(invitation.data.email)}
            </p>
            {user && <p className="mt-2 font-medium">{words.signedIn(user.fullName)}</p>}
          </div>
          <p className="rounded-sm border-l-6 border-amber bg-sunken px-4 py-3">
            <strong className="font-sign text-lg font-semibold">
              {words.join.role}: {words.join.roles[invitation.data.role]}.
            </strong>{' '}
            {words.join.roleMeans[invitation.data.role]}
          </p>
          {invitation.data.returning ? (
            <ReturnForm
              token={token}
              username={invitation.data.returning.username}
              onDone={({ mustSignIn }) => (mustSignIn ? goAndSignIn(navigate) : goHome())}
            />
          ) : (
            <JoinForm token={token} onDone={goHome} />
          )}
        </Card>
      ) : token === '' || refused ? (
        <>
          <h1 className="sr-only">{words.join.title}</h1>
          <EmptyState
            title={words.join.invalidTitle}
            action={
              <a href={paths.landing} className={buttonClass()}>
                {words.join.home}
              </a>
            }
          >
            {refused?.message ?? words.join.missing}
          </EmptyState>
        </>
      ) : invitation.isError ? (
        <DidNotLoad title={words.join.lookFailed} query={invitation} />
      ) : (
        <PageSpinner />
      )}
    </AppShell>
  )
}
