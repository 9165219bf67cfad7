import { useSearchParams } from 'react-router'
import type { OwnFleet } from '#contract/fleets.ts'
import { settings } from '#contract/settings.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { pollWhenDown } from '../../kit/api/polling.ts'
import { Badge } from '../../kit/ui/Badge.tsx'
import { DensityOf } from '../../kit/ui/density.ts'
import { ListOf } from '../../kit/ui/ListOf.tsx'
import { AppShell } from '../../things/shell/AppShell.tsx'
import { Part } from '../../things/shell/Part.tsx'
import { CompanyNotice } from './CompanyNotice.tsx'
import { CompanyRecord } from './company/CompanyRecord.tsx'
import {
  AskPhone,
  BoardTab,
  DriversTab,
  FleetMoneyTab,
  OverviewTab,
  PeopleTab,
  ProvidersTab,
  UnitsTab,
} from './late-tabs.ts'
import { useOverview } from './overview/use-overview.ts'
import { readTab, tabPath, tabsFor } from './tabs.ts'
import { useFirstTab } from './use-first-tab.ts'
import { useFleetLive } from './use-fleet-live.ts'

/** The dashboard of a known fleet: its counts, and a tab for each thing it has. The tab stands in the address. */
export function FleetDashboard({ fleet }: { fleet: OwnFleet }) {
  const [params] = useSearchParams()
  const live = useFleetLive()
  const interval = pollWhenDown(live, settings.polling.dashboardMs)
  const overview = useOverview(interval)
  const first = useFirstTab(fleet.can, overview)
  const asked = readTab(params)
  const tab = asked && tabsFor(fleet.can).includes(asked) ? asked : first
  const words = fleets.tabs
  return (
    <AppShell
      title={tab ? words[tab] : fleets.title}
      width="desk"
      here={tabPath(tab ?? 'requests')}
      live={live}
      offline={fleets.offline}
    >
      <DensityOf value="desk">
        <div className="flex flex-col gap-3">
          <header className="flex items-center gap-x-3 max-sm:-my-2">
            <h1 className="min-w-0 truncate text-base text-muted sm:text-lg">
              {fleet.companyName}
            </h1>
            <span className="max-sm:hidden">
              <Badge>{fleets.people.roles[fleet.role]}</Badge>
            </span>
            <CompanyRecord fleet={fleet} />
          </header>
          <CompanyNotice fleet={fleet} />
          {fleet.isPhoneOfFormer && fleet.can.changeCompany && <AskPhone fleet={fleet} />}
          {tab === null ? (
            <ListOf rows={overview} failed={fleets.overview.failed}>
              {() => null}
            </ListOf>
          ) : (
            <>
              <Part isHere={tab === 'drivers'} title={words.drivers}>
                <DriversTab fleet={fleet} interval={interval} />
              </Part>
              <Part isHere={tab === 'requests'} title={words.requests}>
                <BoardTab fleet={fleet} live={live} />
              </Part>
              <Part isHere={tab === 'units'} title={words.units}>
                <UnitsTab fleet={fleet} interval={interval} />
              </Part>
              <Part isHere={tab === 'overview'} title={words.overview}>
                <ListOf rows={overview} failed={fleets.overview.failed}>
                  {(figures) => <OverviewTab fleet={fleet} overview={figures} />}
                </ListOf>
              </Part>
              <Part isHere={tab === 'money'} title={words.money}>
                <FleetMoneyTab timeZone={fleet.timeZone} />
              </Part>
              <Part isHere={tab === 'people'} title={words.people}>
                <PeopleTab fleet={fleet} />
              </Part>
              <Part isHere={tab === 'providers'} title={words.providers}>
                <ProvidersTab fleet={fleet} />
              </Part>
            </>
          )}
        </div>
      </DensityOf>
    </AppShell>
  )
}
