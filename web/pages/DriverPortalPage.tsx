import { useUser } from '../auth/use-user.ts'
import { ownRequests } from '../messages/en/own-requests.ts'
import { paths } from '../paths.ts'
import { AskerHome } from '../requests/AskerHome.tsx'
import { AccessDenied } from '../shell/AccessDenied.tsx'
import { AppShell } from '../shell/AppShell.tsx'

/** The trucker's first page; other types read the specification's words (S1 §2). */
export default function DriverPortalPage() {
  const { data: user } = useUser()
  if (!user) return null
  const words = ownRequests
  return (
    <AppShell title={words.titles.driver}>
      {user.userType === 'driver' ? (
        <AskerHome user={user} ask={words.needHelp} />
      ) : (
        <AccessDenied title={words.deniedDriver} home={paths.home(user.userType)} />
      )}
    </AppShell>
  )
}
