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
import { useBoardSums } from './board/use-board.ts'
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

/** Where the people of a fleet go; counted is what needs somebody now, as the board counts it. */
export default function FleetRail({ here }: RoleRailProps) {
  const { data: fleet } = useOwnFleet()
  const { data: sums } = useBoardSums({}, false)
  return (
    <Rail
      here={here}
      head={
        <p className="min-h-6 font-sign text-lg leading-6 font-semibold wrap-anywhere">
          {fleet?.companyName}
        </p>
      }
      entries={(fleet ? tabsFor(fleet.can) : everybodysTabs).map((tab) => ({
        to: tabPath(tab),
        label: fleets.tabs[tab],
        icon: icons[tab],
        count: tab === 'requests' ? sums?.counts.needed : undefined,
      }))}
    />
  )
}
