import {
  ChartNoAxesColumn,
  ClipboardList,
  Container,
  Receipt,
  Store,
  UserRound,
  UsersRound,
} from 'lucide-react'
import { fleets } from '#contract/words/en/fleets.ts'
import { Rail } from '../../things/shell/Rail.tsx'
import type { RoleRailProps } from '../../things/shell/rails.ts'
import { useOverview } from './overview/use-overview.ts'
import { everybodysTabs, type FleetTab, tabPath, tabsFor } from './tabs.ts'
import { useOwnFleet } from './use-own-fleet.ts'

const icons = {
  requests: ClipboardList,
  drivers: UserRound,
  units: Container,
  overview: ChartNoAxesColumn,
  money: Receipt,
  people: UsersRound,
  providers: Store,
} satisfies Record<FleetTab, unknown>

/** Where the people of a fleet go; counted are the requests on which nobody is yet, with those that wait for approval. */
export default function FleetRail({ here }: RoleRailProps) {
  const { data: fleet } = useOwnFleet()
  const { data: now } = useOverview(false)
  return (
    <Rail
      here={here}
      head={
        <p className="font-sign text-lg leading-6 font-semibold wrap-anywhere">
          {fleet?.companyName}
        </p>
      }
      entries={(fleet ? tabsFor(fleet.can) : everybodysTabs).map((tab) => ({
        to: tabPath(tab),
        label: fleets.tabs[tab],
        icon: icons[tab],
        count: tab === 'requests' ? now?.openRequests : undefined,
      }))}
    />
  )
}
