import { Siren, Truck, UserRound } from 'lucide-react'
import { drivers } from '#contract/words/en/drivers.ts'
import { useUser } from '../../things/auth/use-user.ts'
import { useRequestFigures } from '../../things/requests/asked/use-own-requests.ts'
import { Rail } from '../../things/shell/Rail.tsx'
import type { RoleRailProps } from '../../things/shell/rails.ts'
import { helpPath, tabPath } from './tabs.ts'

/** Where a driver goes; counted is what is open or runs. */
export default function DriverRail({ here }: RoleRailProps) {
  const { data: figures } = useRequestFigures(false)
  const { data: user } = useUser()
  const help = { to: helpPath, label: drivers.needHelp, icon: Siren }
  return (
    <Rail
      here={here}
      entries={[
        {
          to: tabPath('jobs'),
          label: drivers.tabs.jobs,
          icon: Truck,
          count: figures && figures.open + figures.inProgress,
        },
        ...(user?.isSuspended ? [] : [help]),
        { to: tabPath('profile'), label: drivers.tabs.profile, icon: UserRound },
      ]}
    />
  )
}
