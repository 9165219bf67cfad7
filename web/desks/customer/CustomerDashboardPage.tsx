import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import type { CurrentUser } from '#contract/session.ts'
import { settings } from '#contract/settings.ts'
import { customers as words } from '#contract/words/en/customers.ts'
import { messaging } from '#contract/words/en/messaging.ts'
import { later } from '../../kit/api/later.tsx'
import { pollWhenDown } from '../../kit/api/polling.ts'
import { readingOf } from '../../kit/api/worth-repeating.ts'
import { CardsSkeleton } from '../../kit/ui/CardsSkeleton.tsx'
import { LiveLine } from '../../kit/ui/LiveLine.tsx'
import { SuspendedNotice } from '../../things/auth/SuspendedNotice.tsx'
import { useUser } from '../../things/auth/use-user.ts'
import { Talk } from '../../things/messaging/Talk.tsx'
import { useFreshInbox } from '../../things/messaging/use-inbox.ts'
import type { Choice } from '../../things/offers/Decision.tsx'
import { focusRunning } from '../../things/offers/focus-running.ts'
import { OwnDecision, RunningRequest } from '../../things/offers/late.tsx'
import { OpenRequest } from '../../things/offers/OpenRequest.tsx'
import { customer } from '../../things/offers/reader.ts'
import { useRequestFigures, useRequestsIn } from '../../things/requests/asked/use-own-requests.ts'
import { KeptRequest } from '../../things/requests/kept/KeptRequest.tsx'
import { AppShell } from '../../things/shell/AppShell.tsx'
import { Part } from '../../things/shell/Part.tsx'
import { CustomerFigures } from './CustomerFigures.tsx'
import { CustomerList } from './CustomerList.tsx'
import { NewRequest } from './NewRequest.tsx'
import { readTab, tabLink, tabPath } from './tabs.ts'
import { useCustomerLive } from './use-customer-live.ts'

// With its list: rows that are empty until the part is there would push away what stands below them.
const PastRequests = later(
  () => import('./PastRequests.tsx').then((part) => part.PastRequests),
  <CardsSkeleton />,
)
const Inbox = later(() => import('../../things/messaging/Inbox.tsx').then((part) => part.Inbox))

const everyMs = settings.polling.dashboardMs

/** S0 §2.9: the customer's requests. Others have pages of their own. */
export default function CustomerDashboardPage() {
  const { data: user } = useUser()
  if (!user) return null
  if (user.userType !== 'customer') return <Navigate to={paths.home(user.userType)} replace />
  return <CustomerDashboard {...user} />
}

function CustomerDashboard({ fullName, isSuspended }: CurrentUser) {
  const [params, setParams] = useSearchParams()
  const tab = readTab(params)
  const [choice, setChoice] = useState<Choice | null>(null)
  const live = useCustomerLive()
  const interval = pollWhenDown(live, everyMs)
  const figures = useRequestFigures(interval)
  // S0 §7: asked for again only while there is something to happen.
  const isOpen = (figures.data?.open ?? 0) + (figures.data?.inProgress ?? 0) > 0
  const open = useRequestsIn(['open'], isOpen && interval)
  const running = useRequestsIn(['in_progress'], isOpen && interval)
  const past = useRequestsIn(['completed', 'cancelled'], false)
  useFreshInbox(interval)
  const bids = open.data?.reduce((sum, { bidCount }) => sum + bidCount, 0) ?? 0

  const liveLine = isOpen && (
    <LiveLine
      isLive={live === 'up'}
      reading={readingOf(open.error, running.error, figures.error)}
      words={{ live: words.live, polls: words.polls(everyMs / 1000), stale: words.stale }}
    />
  )

  return (
    <AppShell
      title={bids > 0 ? words.titleWithBids(bids) : words.title}
      here={tabPath(tab)}
      live={isOpen ? live : undefined}
      offline={words.offline}
    >
      <div className="flex flex-col gap-4">
        <header className="flex items-center justify-between gap-3">
          <h1 className="line-clamp-2 min-w-0 text-lg leading-6 wrap-anywhere md:text-2xl">
            {words.welcome(fullName)}
          </h1>
          {!isSuspended && <NewRequest variant="primary" />}
        </header>
        {isSuspended && <SuspendedNotice />}
        <KeptRequest />
        {/* On a phone the requests themselves come first, and on the other parts theirs alone. */}
        <div className={tab === 'active' ? 'max-sm:order-last' : 'max-sm:hidden'}>
          <CustomerFigures figures={figures.data} />
        </div>
        <Part isHere={tab === 'active'} title={words.tabs.active} beside={liveLine}>
          <CustomerList rows={open} words={words.active}>
            {(line) => (
              <OpenRequest
                key={line.id}
                line={line}
                interval={interval}
                words={words.active}
                reader={customer}
                onChoose={setChoice}
              />
            )}
          </CustomerList>
        </Part>
        <Part isHere={tab === 'progress'} title={words.tabs.progress} beside={liveLine}>
          <CustomerList rows={running} words={words.progress}>
            {(line) => (
              <li key={line.id}>
                <RunningRequest line={line} interval={interval} failed={words.progress.jobFailed} />
              </li>
            )}
          </CustomerList>
        </Part>
        <Part isHere={tab === 'history'} title={words.tabs.history}>
          <PastRequests rows={past} />
        </Part>
        <Part isHere={tab === 'messages'} title={words.tabs.messages}>
          <Inbox empty={messaging.inbox.emptyCustomer} />
        </Part>
      </div>
      {choice && (
        <OwnDecision
          choice={choice}
          words={customer.words}
          onClose={() => setChoice(null)}
          // The request leaves this tab; its reader goes along.
          onAccepted={() => {
            setParams(tabLink('progress'))
            focusRunning(choice.bid.serviceRequestId)
          }}
        />
      )}
      <Talk />
    </AppShell>
  )
}
