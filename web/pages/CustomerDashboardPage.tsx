import { useUser } from '../auth/use-user.ts'
import { ownRequests } from '../messages/en/own-requests.ts'
import { AskerHome } from '../requests/AskerHome.tsx'
import { AppShell } from '../shell/AppShell.tsx'

/** The customer's first page, open to everybody signed in (S0 §2.9). */
export default function CustomerDashboardPage() {
  const { data: user } = useUser()
  if (!user) return null
  return (
    <AppShell title={ownRequests.titles.customer}>
      <AskerHome user={user} ask={ownRequests.newRequest} />
    </AppShell>
  )
}
