import { useUser } from '../auth/use-user.ts'
import { FleetDashboard } from '../fleets/FleetDashboard.tsx'
import { useOwnFleet } from '../fleets/use-own-fleet.ts'
import { fleets } from '../messages/en/fleets.ts'
import { paths } from '../paths.ts'
import { AccessDenied } from '../shell/AccessDenied.tsx'
import { AppShell } from '../shell/AppShell.tsx'
import { ListOf } from '../ui/ListOf.tsx'

/** The fleet's first page; other types read the specification's words (S0 §2.10). */
export default function BusinessDashboardPage() {
  const { data: user } = useUser()
  if (!user) return null
  if (user.userType === 'business_customer') return <OwnDashboard />
  return (
    <AppShell title={fleets.title}>
      <AccessDenied title={fleets.denied} home={paths.home(user.userType)} />
    </AppShell>
  )
}

function OwnDashboard() {
  const fleet = useOwnFleet()
  if (fleet.data) return <FleetDashboard fleet={fleet.data} />
  return (
    <AppShell title={fleets.title} width="desk">
      <h1 className="sr-only">{fleets.title}</h1>
      <ListOf rows={fleet} failed={fleets.failed}>
        {() => null}
      </ListOf>
    </AppShell>
  )
}
