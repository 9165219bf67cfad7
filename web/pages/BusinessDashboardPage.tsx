import { useUser } from '../auth/use-user.ts'
import { ownRequests } from '../messages/en/own-requests.ts'
import { paths } from '../paths.ts'
import { AskerHome } from '../requests/AskerHome.tsx'
import { AccessDenied } from '../shell/AccessDenied.tsx'
import { AppShell } from '../shell/AppShell.tsx'

/** The fleet's first page; other types read the specification's words (S0 §2.10). */
export default function BusinessDashboardPage() {
  const { data: user } = useUser()
  if (!user) return null
  const words = ownRequests
  return (
    <AppShell title={words.titles.business}>
      {user.userType === 'business_customer' ? (
        <AskerHome user={user} ask={words.newRequest} />
      ) : (
        <AccessDenied title={words.deniedBusiness} home={paths.home(user.userType)} />
      )}
    </AppShell>
  )
}
