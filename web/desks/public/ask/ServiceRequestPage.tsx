import { Navigate, useSearchParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import { shell } from '#contract/words/en/shell.ts'
import { useUser } from '../../../things/auth/use-user.ts'
import { OpenRequestsInApp } from '../../../things/requests/open/OpenRequestsInApp.tsx'
import { AccessDenied } from '../../../things/shell/AccessDenied.tsx'
import { AppShell } from '../../../things/shell/AppShell.tsx'
import { WizardPage } from './WizardPage.tsx'

/** The wizard for somebody signed in, with the contact filled in (rules D). Who answers requests does not ask here. */
export default function ServiceRequestPage() {
  const { data: user } = useUser()
  const [search] = useSearchParams()
  if (!user) return null
  // A fleet asks for one of its drivers; without one it chooses the driver first.
  if (user.userType === 'business_customer')
    return search.has('driverId') ? (
      <Navigate to={`/fleet-service-request?${search}`} replace />
    ) : (
      <Navigate to={paths.home(user.userType)} replace />
    )
  if (user.userType === 'service_provider' || user.userType === 'admin')
    return (
      <AppShell title={shell.denied.asking}>
        <AccessDenied title={shell.denied.asking} home={paths.home(user.userType)} />
      </AppShell>
    )
  // What is open came with the page, so it stands there from the start.
  return <WizardPage notice={<OpenRequestsInApp />} />
}
