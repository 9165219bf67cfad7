import { useSearchParams } from 'react-router'
import type { OwnProvider } from '#contract/providers.ts'
import { settings } from '#contract/settings.ts'
import { jobs as jobWords } from '#contract/words/en/jobs.ts'
import { messaging } from '#contract/words/en/messaging.ts'
import { providers } from '#contract/words/en/providers.ts'
import { pollWhenDown } from '../../kit/api/polling.ts'
import { readingOf } from '../../kit/api/worth-repeating.ts'
import { ListOf } from '../../kit/ui/ListOf.tsx'
import { LiveLine } from '../../kit/ui/LiveLine.tsx'
import { TabPanel, Tabs } from '../../kit/ui/Tabs.tsx'
import { OwnJobs } from '../../things/jobs/OwnJobs.tsx'
import { isRunning } from '../../things/jobs/phases.ts'
import { useFigures, useOwnJobs } from '../../things/jobs/use-own-jobs.ts'
import { Inbox } from '../../things/messaging/Inbox.tsx'
import { Talk } from '../../things/messaging/Talk.tsx'
import { unreadIn, useInbox } from '../../things/messaging/use-inbox.ts'
import { AppShell } from '../../things/shell/AppShell.tsx'
import { NoBids } from './bids/NoBids.tsx'
import { OwnBids } from './bids/OwnBids.tsx'
import { useOwnBids } from './bids/use-own-bids.ts'
import { BoardList } from './board/BoardList.tsx'
import { DeclinedList } from './board/DeclinedList.tsx'
import { SoundSwitch } from './board/SoundSwitch.tsx'
import { useArrivals } from './board/use-arrivals.ts'
import { useBoard } from './board/use-board.ts'
import { DashboardHead } from './DashboardHead.tsx'
import { LateAnalytics, LateTechnicians } from './late-tabs.tsx'
import { countWords, ProviderStats } from './ProviderStats.tsx'
import { PlaceNotice } from './place/PlaceNotice.tsx'
import { RunningBar } from './RunningBar.tsx'
import { StandingNotice } from './StandingNotice.tsx'
import { SettingsTab } from './settings/SettingsTab.tsx'
import { type DashboardTab, readTab, tabLink } from './tabs.ts'
import { WhoGoes } from './technicians/WhoGoes.tsx'
import { useDutyTurn } from './use-duty-turn.ts'
import { useOwnNews } from './use-own-news.ts'
import { useProviderLive } from './use-provider-live.ts'

const { polling } = settings

/** The dashboard of a known provider. Everything is read here, whatever tab is open: news may come to any of them. */
export function ProviderDashboard({ provider }: { provider: OwnProvider }) {
  const [params, setParams] = useSearchParams()
  const tab = readTab(params, provider)
  const live = useProviderLive()
  // Only an active provider is alerted; one who waits for approval has to look.
  const boardLive = provider.status === 'active' ? live : 'down'
  const board = useBoard(pollWhenDown(boardLive, polling.boardMs))
  const bids = useOwnBids(pollWhenDown(live, polling.myBidsMs))
  const jobs = useOwnJobs(pollWhenDown(live, polling.dashboardMs))
  const figures = useFigures(pollWhenDown(live, polling.dashboardMs))
  const inbox = useInbox(pollWhenDown(live, polling.dashboardMs))

  useDutyTurn(provider)
  const arrivals = useArrivals(board.data)
  useOwnNews(bids.data, jobs.data)
  const running = jobs.data?.filter(({ phase }) => isRunning(phase)).length ?? 0

  const available = board.data && { rows: board.data.length, more: board.hasNextPage }

  const words = providers.tabs
  const title = words[tab]
  return (
    <AppShell
      title={arrivals.unseen ? providers.titleWithNew(arrivals.unseen, title) : title}
      offline={providers.offline}
    >
      <div className="flex flex-col gap-5">
        <header className="flex flex-col justify-between gap-3 md:flex-row md:items-center">
          <DashboardHead provider={provider} isOnline={live === 'up'} isAtWork={tab === 'jobs'} />
        </header>
        <PlaceNotice provider={provider} isInSettings={tab === 'settings'} />
        <StandingNotice
          provider={provider}
          settingsLink={tabLink('settings')}
          isInSettings={tab === 'settings'}
        />
        {running > 0 && tab !== 'jobs' && <RunningBar running={running} />}
        {/* Who is at a job or in the settings needs the room on a phone. */}
        <div className={tab === 'requests' ? undefined : 'max-sm:hidden'}>
          <ProviderStats
            provider={provider}
            earnings={provider.can.seeFigures ? (figures.data?.todaysEarnings ?? undefined) : null}
            running={running}
            bids={bids.data && { rows: bids.data.length, more: bids.hasNextPage }}
            pendingBids={bids.data?.filter(({ status }) => status === 'pending').length ?? 0}
            available={available}
          />
        </div>
        <Tabs<DashboardTab>
          label={words.label}
          value={tab}
          onChange={(next) => setParams(tabLink(next), { preventScrollReset: true })}
          tabs={[
            { value: 'requests', label: words.requests, count: available && countWords(available) },
            { value: 'bids', label: words.bids },
            { value: 'jobs', label: words.jobs, count: running || undefined },
            {
              value: 'messages',
              label: words.messages,
              count: unreadIn(inbox.data) || undefined,
            },
            { value: 'drivers', label: words.drivers },
            ...(provider.can.seeFigures
              ? [{ value: 'analytics' as const, label: words.analytics }]
              : []),
            { value: 'settings', label: words.settings },
          ]}
        >
          <TabPanel value="requests">
            <div className="flex flex-col gap-4">
              <h2 className="sr-only">{words.requests}</h2>
              <div className="flex flex-wrap items-center justify-between gap-3">
                <LiveLine
                  isLive={boardLive === 'up'}
                  reading={readingOf(board.error)}
                  words={{
                    ...providers.board,
                    polls: providers.board.polls(polling.boardMs / 1000),
                  }}
                />
                <SoundSwitch />
              </div>
              <ListOf rows={board} failed={providers.board.failed} more={providers.board.more}>
                {(cards) => (
                  <BoardList
                    provider={provider}
                    cards={cards}
                    isNew={arrivals.isNew}
                    linked={params.get('request')}
                    settingsLink={tabLink('settings')}
                  />
                )}
              </ListOf>
              <DeclinedList />
            </div>
          </TabPanel>
          <TabPanel value="bids">
            <h2 className="sr-only">{words.bids}</h2>
            <ListOf rows={bids} failed={providers.mine.failed} more={providers.mine.more}>
              {(own) =>
                own.length > 0 ? (
                  <OwnBids bids={own} jobsLink={tabLink('jobs')} />
                ) : (
                  <NoBids boardLink={tabLink('requests')} />
                )
              }
            </ListOf>
          </TabPanel>
          <TabPanel value="jobs">
            <h2 className="sr-only">{words.jobs}</h2>
            <ListOf rows={jobs} failed={jobWords.mine.failed} more={jobWords.mine.more}>
              {(own) => (
                <OwnJobs
                  jobs={own}
                  linked={params.get('job')}
                  boardLink={tabLink('requests')}
                  whoGoes={(job) => <WhoGoes job={job} />}
                />
              )}
            </ListOf>
          </TabPanel>
          <TabPanel value="messages">
            <h2 className="sr-only">{words.messages}</h2>
            <Inbox inbox={inbox} empty={messaging.inbox.emptyProvider} />
          </TabPanel>
          <TabPanel value="drivers">
            <LateTechnicians provider={provider} jobs={jobs.data ?? []} />
          </TabPanel>
          {provider.can.seeFigures && (
            <TabPanel value="analytics">
              <LateAnalytics />
            </TabPanel>
          )}
          <TabPanel value="settings">
            <h2 className="sr-only">{words.settings}</h2>
            <SettingsTab key={provider.id} provider={provider} />
          </TabPanel>
        </Tabs>
      </div>
      <Talk />
    </AppShell>
  )
}
