import { useState } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import { settings } from '#contract/settings.ts'
import { drivers as words } from '#contract/words/en/drivers.ts'
import { later } from '../../kit/api/later.tsx'
import { pollWhenDown } from '../../kit/api/polling.ts'
import { readingOf } from '../../kit/api/worth-repeating.ts'
import { Card } from '../../kit/ui/Card.tsx'
import { ErrorState } from '../../kit/ui/ErrorState.tsx'
import { focusContent } from '../../kit/ui/focus-content.ts'
import { LiveLine } from '../../kit/ui/LiveLine.tsx'
import { Loading, Skeleton } from '../../kit/ui/Skeleton.tsx'
import { SuspendedNotice } from '../../things/auth/SuspendedNotice.tsx'
import { useUser } from '../../things/auth/use-user.ts'
import { Talk } from '../../things/messaging/Talk.tsx'
import { useFreshInbox } from '../../things/messaging/use-inbox.ts'
import { useRequestFigures } from '../../things/requests/asked/use-own-requests.ts'
import { KeptRequest } from '../../things/requests/kept/KeptRequest.tsx'
import { isBeingSent } from '../../things/requests/open/may-have-open.ts'
import { AccessDenied } from '../../things/shell/AccessDenied.tsx'
import { AppShell } from '../../things/shell/AppShell.tsx'
import { Part } from '../../things/shell/Part.tsx'
import { CallDispatcher } from './CallDispatcher.tsx'
import { helpDraft } from './help/help-draft.ts'
import { DriverJobs } from './jobs/DriverJobs.tsx'
import { NeedHelp } from './NeedHelp.tsx'
import { DriverFigures, StatusCard } from './StatusCard.tsx'
import { asksForHelp, helpPath, readTab, sendingLink, tabLink, tabPath } from './tabs.ts'
import { useDriverJobs, useDriverLive, useDriverProfile, useKeptPortal } from './use-driver.ts'

// Who needs help goes on there, with or without a network by then.
const Help = later(
  () => import('./help/Help.tsx').then((part) => part.Help),
  <Skeleton shape="block" />,
)
// Both at once: what stands below the other on a phone would come up first.
const DriverProfile = later(
  () => import('./DriverProfile.tsx').then((part) => part.DriverProfile),
  <Skeleton shape="block" />,
)

const everyMs = settings.polling.dashboardMs

/** S1 §2: the trucker's own page; other types read the specification's words. */
export default function DriverPortalPage() {
  const { data: user } = useUser()
  if (!user) return null
  if (user.userType === 'driver') return <DriverPortal />
  return (
    <AppShell title={words.denied}>
      <AccessDenied title={words.denied} home={paths.home(user.userType)} />
    </AppShell>
  )
}

function DriverPortal() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { key } = useLocation()
  const [openedAt] = useState(key)
  const live = useDriverLive()
  const interval = pollWhenDown(live, everyMs)
  const profile = useDriverProfile(interval)
  const figures = useRequestFigures(interval)
  const jobs = useDriverJobs(interval)
  useFreshInbox(interval)
  const { data, isError, isFetching, refetch } = profile
  useKeptPortal({ profile, figures, jobs })
  const tab = readTab(params)
  function leaveHelp() {
    navigate(tabLink('jobs'), { replace: true })
    scrollTo({ top: 0, behavior: 'instant' })
    focusContent()
  }
  const { data: user } = useUser()
  const isSuspended = user?.isSuspended === true
  const isHelped = (figures.data?.open ?? 0) + (figures.data?.inProgress ?? 0) > 0

  if (!data)
    return (
      <AppShell title={words.title} here={tabPath(tab)} offline={words.offline}>
        <h1 className="sr-only">{words.title}</h1>
        {isError ? (
          <ErrorState title={words.failed} busy={isFetching} onRetry={() => refetch()} />
        ) : (
          <Waiting />
        )}
      </AppShell>
    )
  // What was on its way when the phone dropped the page goes on where it was pressed.
  if (openedAt === key && isBeingSent(helpDraft(data.id)) && !asksForHelp(params))
    return <Navigate to={sendingLink} replace />
  if (asksForHelp(params))
    return (
      <AppShell title={words.help.title} here={helpPath} offline={words.offline}>
        {isSuspended ? (
          <SuspendedNotice />
        ) : (
          <Help profile={data} again={params.get('again')} onSent={leaveHelp} />
        )}
      </AppShell>
    )
  // Who waits for help sees that first, and who opens the profile sees that alone. The parts keep their keys, so that nothing of
  // them begins anew when they move.
  const standing = (
    <div key="standing" className="flex flex-col gap-5">
      {!isSuspended && <NeedHelp isSmall={isHelped} />}
      <KeptRequest />
      <div className="grid grid-cols-1 gap-3 md:grid-cols-2">
        <StatusCard profile={data} />
        <DriverFigures figures={figures.data} />
      </div>
    </div>
  )
  const own = (
    <div key="own">
      <Part
        isHere={tab === 'jobs'}
        title={words.tabs.jobs}
        beside={
          <LiveLine
            isLive={live === 'up'}
            reading={readingOf(jobs.error, profile.error)}
            words={{ live: words.live, polls: words.polls(everyMs / 1000), stale: words.stale }}
          />
        }
      >
        <DriverJobs rows={jobs} limit={data.spendingLimit} interval={interval} />
      </Part>
      <Part isHere={tab === 'profile'} title={words.tabs.profile}>
        <DriverProfile profile={data} />
      </Part>
    </div>
  )
  return (
    <AppShell title={words.title} here={tabPath(tab)} live={live} offline={words.offline}>
      <div className="flex flex-col gap-5">
        <header className="flex flex-wrap items-center justify-between gap-3">
          <div>
            <h1 className="text-2xl wrap-anywhere">{words.welcome(data.fullName)}</h1>
            <p className="text-muted">
              {data.fleet ? words.ofFleet(data.fleet.companyName) : words.ownerOperator}
            </p>
          </div>
          <CallDispatcher profile={data} />
        </header>
        {isSuspended && <SuspendedNotice />}
        {tab === 'profile' ? [own] : isHelped ? [own, standing] : [standing, own]}
      </div>
      <Talk />
    </AppShell>
  )
}

function Waiting() {
  return (
    <Loading className="flex flex-col gap-5">
      <Skeleton className="h-9 w-2/3" />
      <Skeleton shape="block" />
      <Card className="flex flex-col gap-3">
        <Skeleton className="w-1/3" />
        <Skeleton shape="button" />
      </Card>
      <Skeleton shape="block" />
    </Loading>
  )
}
