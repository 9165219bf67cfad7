import { useSearchParams } from 'react-router'
import type { OwnProvider } from '#contract/providers.ts'
import { settings } from '#contract/settings.ts'
import { messaging } from '#contract/words/en/messaging.ts'
import { providers } from '#contract/words/en/providers.ts'
import { later } from '../../kit/api/later.tsx'
import { pollWhenDown } from '../../kit/api/polling.ts'
import { readingOf } from '../../kit/api/worth-repeating.ts'
import { Below } from '../../kit/ui/Below.tsx'
import { ListOf } from '../../kit/ui/ListOf.tsx'
import { LiveLine } from '../../kit/ui/LiveLine.tsx'
import { useMedia } from '../../kit/ui/use-media.ts'
import { isRunning } from '../../things/jobs/phases.ts'
import { Talk } from '../../things/messaging/Talk.tsx'
import { useFreshInbox } from '../../things/messaging/use-inbox.ts'
import { PresserContext } from '../../things/presses/presser.ts'
import { AppShell } from '../../things/shell/AppShell.tsx'
import { Part } from '../../things/shell/Part.tsx'
import { LateRefusedBids } from './bids/LateRefusedBids.tsx'
import { useOwnBids } from './bids/use-own-bids.ts'
import { BoardList } from './board/BoardList.tsx'
import { DeclinedList } from './board/DeclinedList.tsx'
import { SoundSwitch } from './board/SoundSwitch.tsx'
import { useArrivals } from './board/use-arrivals.ts'
import { useBoard } from './board/use-board.ts'
import { useStartedBids } from './board/use-started-bids.ts'
import { DutyPill } from './DutyPill.tsx'
import { LateDeadZone } from './dead-zone/LateDeadZone.tsx'
import { useFigures, useOwnJobs } from './jobs/use-own-jobs.ts'
import { useShopPresser } from './jobs/use-shop-presser.ts'
import {
  LateAnalytics,
  LateBids,
  LateJobs,
  LateMessages,
  LateMoney,
  LateSettings,
  LateTechnicians,
} from './late-tabs.ts'
import { ProviderStats } from './ProviderStats.tsx'
import { PlaceNotice } from './place/PlaceNotice.tsx'
import { RunningBar } from './RunningBar.tsx'
import type { HeldUpBy } from './StandingNotice.tsx'
import { readTab, tabLink, tabPath } from './tabs.ts'
import { useFreshTechnicians } from './technicians/use-technicians.ts'
import { useDutyTurn } from './use-duty-turn.ts'
import { useOwnNews } from './use-own-news.ts'
import { useProviderLive } from './use-provider-live.ts'

const { polling } = settings

/** Of those whom nothing keeps from work nobody loads it; where something does, its room is kept. */
const StandingNotice = later(
  () => import('./StandingNotice.tsx').then((part) => part.StandingNotice),
  <div className="min-h-28" />,
)

/** Null where nothing does. */
function heldUpBy(provider: OwnProvider): HeldUpBy | null {
  if (provider.status !== 'active') return provider.status
  if (provider.isDocumentExpired) return 'document'
  if (!provider.phoneConfirmed && provider.can.changeRecord) return 'phone'
  return provider.bidBlockedBy ? 'record' : null
}

/** The dashboard of a known provider. Everything is read here, whatever tab is open: news may come to any of them. */
export function ProviderDashboard({ provider }: { provider: OwnProvider }) {
  const heldUp = heldUpBy(provider)
  const isPhone = useMedia('(width < 40rem)')
  const [params] = useSearchParams()
  const tab = readTab(params, provider)
  const live = useProviderLive()
  // Only an active provider is alerted; one who waits for approval has to look.
  const boardLive = provider.status === 'active' ? live : 'down'
  const board = useBoard(pollWhenDown(boardLive, polling.boardMs))
  const bids = useOwnBids(pollWhenDown(live, polling.myBidsMs))
  const jobs = useOwnJobs(pollWhenDown(live, polling.dashboardMs))
  const figures = useFigures(pollWhenDown(live, polling.dashboardMs))
  useFreshInbox(pollWhenDown(live, polling.dashboardMs))

  useDutyTurn(provider)
  const arrivals = useArrivals(board.data)
  const startedBids = useStartedBids(board.data, !board.hasNextPage)
  useOwnNews(bids.data, jobs.data)
  const running = jobs.data?.filter(({ phase }) => isRunning(phase)).length ?? 0
  // Whoever opens the jobs finds them drawn whole: nothing moves when it is known who could go.
  useFreshTechnicians(running > 0)

  const available = board.data && { rows: board.data.length, more: board.hasNextPage }

  const words = providers.tabs
  const title = words[tab]
  const presser = useShopPresser(jobs.dataUpdatedAt)
  return (
    <AppShell
      title={arrivals.unseen ? providers.titleWithNew(arrivals.unseen, title) : title}
      here={tabPath(tab)}
      live={live}
      pills={provider.status !== 'suspended' && <DutyPill provider={provider} />}
      offline={providers.offline}
    >
      <div className="flex flex-col gap-5">
        <h1 className="sr-only">{provider.businessName}</h1>
        <LateRefusedBids by={presser.by} />
        <LateDeadZone provider={provider} jobs={jobs} presser={presser} />
        <PlaceNotice
          provider={provider}
          isInSettings={tab === 'settings' && params.get('section') === 'areas'}
        />
        {heldUp && (
          <StandingNotice
            heldUp={heldUp}
            provider={provider}
            settingsLink={tabLink('settings')}
            isInSettings={tab === 'settings'}
          />
        )}
        {/* On a phone the bar at the bottom says it, on every part. */}
        {running > 0 && tab !== 'jobs' && (
          <div className="max-sm:hidden">
            <RunningBar running={running} />
          </div>
        )}
        {/* What is asked for comes first on a phone; elsewhere the part needs the room. */}
        <div className={tab === 'requests' ? 'max-sm:order-last' : 'hidden'}>
          <Below isSeen={!isPhone} isLast>
            <ProviderStats
              provider={provider}
              earnings={
                provider.can.seeFigures ? (figures.data?.todaysEarnings ?? undefined) : null
              }
              running={running}
              bids={bids.data && { rows: bids.data.length, more: bids.hasNextPage }}
              pendingBids={bids.data?.filter(({ status }) => status === 'pending').length ?? 0}
              available={available}
            />
          </Below>
        </div>
        <Part
          isHere={tab === 'requests'}
          title={words.requests}
          beside={
            <span className="flex items-center gap-2">
              <LiveLine
                isLive={boardLive === 'up'}
                reading={readingOf(board.error)}
                words={{
                  ...providers.board,
                  polls: providers.board.polls(polling.boardMs / 1000),
                }}
              />
              <SoundSwitch />
            </span>
          }
        >
          <div className="flex flex-col gap-4">
            <ListOf rows={board} failed={providers.board.failed} more={providers.board.more}>
              {(cards) => (
                <BoardList
                  provider={provider}
                  cards={cards}
                  isNew={arrivals.isNew}
                  linked={params.get('request')}
                  startedBids={startedBids}
                  settingsLink={tabLink('settings')}
                />
              )}
            </ListOf>
            <Below>
              <DeclinedList />
            </Below>
          </div>
        </Part>
        <Part isHere={tab === 'bids'} title={words.bids}>
          <LateBids bids={bids} />
        </Part>
        <Part isHere={tab === 'jobs'} title={words.jobs}>
          <PresserContext value={presser}>
            <LateJobs jobs={jobs} linked={params.get('job')} />
          </PresserContext>
        </Part>
        <Part isHere={tab === 'messages'} title={words.messages}>
          <LateMessages empty={messaging.inbox.emptyProvider} />
        </Part>
        <Part isHere={tab === 'drivers'} title={words.drivers}>
          <LateTechnicians provider={provider} jobs={jobs.data ?? []} />
        </Part>
        {provider.can.seeFigures && (
          <Part isHere={tab === 'analytics'} title={words.analytics}>
            <LateAnalytics />
          </Part>
        )}
        {provider.can.seeFigures && (
          <Part isHere={tab === 'money'} title={words.money}>
            <LateMoney />
          </Part>
        )}
        <Part isHere={tab === 'settings'} title={words.settings}>
          <LateSettings key={provider.id} provider={provider} />
        </Part>
      </div>
      <Talk />
    </AppShell>
  )
}
