import { paths } from '#contract/paths.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { ListOf } from '../../kit/ui/ListOf.tsx'
import { useUser } from '../../things/auth/use-user.ts'
import { AccessDenied } from '../../things/shell/AccessDenied.tsx'
import { AppShell } from '../../things/shell/AppShell.tsx'
import { FleetDashboard } from './FleetDashboard.tsx'
import { BoardTab } from './late-tabs.ts'
import { readTab } from './tabs.ts'
import { useOwnFleet } from './use-own-fleet.ts'

/** The board, where the address asks for no other tab. */
export async function bringFirst({ search }: Location): Promise<void> {
  const tab = readTab(new URLSearchParams(search)) ?? 'requests'
  if (tab === 'requests') await BoardTab.fetch()
}

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
