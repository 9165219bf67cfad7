import { useSearchParams } from 'react-router'
import type { OwnFleet } from '#contract/fleets.ts'
import { settings } from '#contract/settings.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { pollWhenDown } from '../../kit/api/polling.ts'
import { Badge } from '../../kit/ui/Badge.tsx'
import { DensityOf } from '../../kit/ui/density.ts'
import { formatNumber } from '../../kit/ui/format.ts'
import { ListOf } from '../../kit/ui/ListOf.tsx'
import { TabPanel, Tabs } from '../../kit/ui/Tabs.tsx'
import { AppShell } from '../../things/shell/AppShell.tsx'
import { BoardTab } from './board/BoardTab.tsx'
import { CompanyNotice } from './CompanyNotice.tsx'
import { CompanyRecord } from './company/CompanyRecord.tsx'
import { DriversTab } from './drivers/DriversTab.tsx'
import { OverviewTab } from './overview/OverviewTab.tsx'
import { useOverview } from './overview/use-overview.ts'
import { PeopleTab } from './people/PeopleTab.tsx'
import { ProvidersTab } from './providers/ProvidersTab.tsx'
import { type FleetTab, fleetTabs, readTab, tabLink } from './tabs.ts'
import { UnitsTab } from './units/UnitsTab.tsx'
import { useFirstTab } from './use-first-tab.ts'
import { useFleetLive } from './use-fleet-live.ts'

/** The dashboard of a known fleet: its counts, and a tab for each thing it has. The tab stands in the address. */
export function FleetDashboard({ fleet }: { fleet: OwnFleet }) {
  const [params, setParams] = useSearchParams()
  const live = useFleetLive()
  const interval = pollWhenDown(live, settings.polling.dashboardMs)
  const overview = useOverview(interval)
  const first = useFirstTab(overview)
  const tab = readTab(params) ?? first
  const now = overview.data
  const words = fleets.tabs
  const counts: Partial<Record<FleetTab, number | undefined>> = {
    drivers: now?.totalDrivers,
    requests: now && now.openRequests + now.runningRequests,
    units: now?.units,
  }
  const countOf = (value: FleetTab) => {
    const count = counts[value]
    return count ? formatNumber(count) : undefined
  }

  return (
    <AppShell title={tab ? words[tab] : fleets.title} width="desk" offline={fleets.offline}>
      <DensityOf value="desk">
        <div className="flex flex-col gap-3">
          <header className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <h1 className="min-w-0 text-2xl wrap-anywhere">{fleet.companyName}</h1>
            <Badge>{fleets.people.roles[fleet.role]}</Badge>
            <CompanyRecord fleet={fleet} />
          </header>
          <CompanyNotice fleet={fleet} />
          {tab === null ? (
            <ListOf rows={overview} failed={fleets.overview.failed}>
              {() => null}
            </ListOf>
          ) : (
            <Tabs<FleetTab>
              label={words.label}
              value={tab}
              onChange={(next) => setParams(tabLink(next), { preventScrollReset: true })}
              tabs={fleetTabs.map((value) => ({
                value,
                label: words[value],
                count: countOf(value),
              }))}
            >
              <TabPanel value="drivers">
                <h2 className="sr-only">{words.drivers}</h2>
                <DriversTab fleet={fleet} interval={interval} />
              </TabPanel>
              <TabPanel value="requests">
                <h2 className="sr-only">{words.requests}</h2>
                <BoardTab live={live} />
              </TabPanel>
              <TabPanel value="units">
                <h2 className="sr-only">{words.units}</h2>
                <UnitsTab fleet={fleet} interval={interval} />
              </TabPanel>
              <TabPanel value="overview">
                <h2 className="sr-only">{words.overview}</h2>
                <ListOf rows={overview} failed={fleets.overview.failed}>
                  {(figures) => <OverviewTab fleet={fleet} overview={figures} />}
                </ListOf>
              </TabPanel>
              <TabPanel value="people">
                <h2 className="sr-only">{words.people}</h2>
                <PeopleTab fleet={fleet} />
              </TabPanel>
              <TabPanel value="providers">
                <h2 className="sr-only">{words.providers}</h2>
                <ProvidersTab fleet={fleet} />
              </TabPanel>
            </Tabs>
          )}
        </div>
      </DensityOf>
    </AppShell>
  )
}
