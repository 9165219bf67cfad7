import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { settings } from '#contract/settings.ts'
import { pollWhenDown } from '../api/polling.ts'
import { readingOf } from '../api/worth-repeating.ts'
import { useUser } from '../auth/use-user.ts'
import { CustomerFigures } from '../customers/CustomerFigures.tsx'
import { CustomerList } from '../customers/CustomerList.tsx'
import { KeptRequest } from '../customers/KeptRequest.tsx'
import { NewRequest } from '../customers/NewRequest.tsx'
import { type CustomerTab, readTab, tabLink } from '../customers/tabs.ts'
import { useCustomerLive } from '../customers/use-customer-live.ts'
import { customers as words } from '../messages/en/customers.ts'
import { messaging } from '../messages/en/messaging.ts'
import { Inbox } from '../messaging/Inbox.tsx'
import { Talk } from '../messaging/Talk.tsx'
import { unreadIn, useInbox } from '../messaging/use-inbox.ts'
import { type Choice, OwnDecision } from '../offers/Decision.tsx'
import { OpenRequest } from '../offers/OpenRequest.tsx'
import { RunningRequest } from '../offers/RunningRequest.tsx'
import { customer } from '../offers/reader.ts'
import { paths } from '../paths.ts'
import { PastRequest } from '../requests/asked/PastRequest.tsx'
import { useRequestFigures, useRequestsIn } from '../requests/asked/use-own-requests.ts'
import { AppShell } from '../shell/AppShell.tsx'
import { LiveLine } from '../ui/LiveLine.tsx'
import { TabPanel, Tabs } from '../ui/Tabs.tsx'

const everyMs = settings.polling.dashboardMs

/** S0 §2.9: the customer's requests. Others have pages of their own. */
export default function CustomerDashboardPage() {
  const { data: user } = useUser()
  if (!user) return null
  if (user.userType !== 'customer') return <Navigate to={paths.home(user.userType)} replace />
  return <CustomerDashboard fullName={user.fullName} />
}

function CustomerDashboard({ fullName }: { fullName: string }) {
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
  const inbox = useInbox(interval)
  const bids = open.data?.reduce((sum, { bidCount }) => sum + bidCount, 0) ?? 0

  return (
    <AppShell title={bids > 0 ? words.titleWithBids(bids) : words.title} offline={words.offline}>
      <div className="flex flex-col gap-5">
        <header className="flex flex-wrap items-center justify-between gap-4">
          <h1 className="min-w-0 text-3xl wrap-anywhere">{words.welcome(fullName)}</h1>
          <NewRequest variant="primary" />
        </header>
        <KeptRequest />
        <CustomerFigures figures={figures.data} />
        <Tabs<CustomerTab>
          label={words.tabs.label}
          value={tab}
          onChange={(next) => setParams(tabLink(next), { preventScrollReset: true })}
          tabs={[
            {
              value: 'active',
              label: words.tabs.active,
              count: figures.data?.open || undefined,
            },
            {
              value: 'progress',
              label: words.tabs.progress,
              count: figures.data?.inProgress || undefined,
            },
            { value: 'history', label: words.tabs.history },
            {
              value: 'messages',
              label: words.tabs.messages,
              count: unreadIn(inbox.data) || undefined,
            },
          ]}
        >
          {isOpen && (
            <div className="mb-4">
              <LiveLine
                isLive={live === 'up'}
                reading={readingOf(open.error, running.error, figures.error)}
                words={{ ...words, polls: words.polls(everyMs / 1000) }}
              />
            </div>
          )}
          <TabPanel value="active">
            <h2 className="sr-only">{words.tabs.active}</h2>
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
          </TabPanel>
          <TabPanel value="progress">
            <h2 className="sr-only">{words.tabs.progress}</h2>
            <CustomerList rows={running} words={words.progress}>
              {(line) => (
                <RunningRequest
                  key={line.id}
                  line={line}
                  interval={interval}
                  failed={words.progress.jobFailed}
                />
              )}
            </CustomerList>
          </TabPanel>
          <TabPanel value="history">
            <h2 className="sr-only">{words.tabs.history}</h2>
            <CustomerList rows={past} words={words.history}>
              {(line) => <PastRequest key={line.id} line={line} />}
            </CustomerList>
          </TabPanel>
          <TabPanel value="messages">
            <h2 className="sr-only">{words.tabs.messages}</h2>
            <Inbox inbox={inbox} empty={messaging.inbox.emptyCustomer} />
          </TabPanel>
        </Tabs>
      </div>
      {choice && (
        <OwnDecision choice={choice} words={customer.words} onClose={() => setChoice(null)} />
      )}
      <Talk />
    </AppShell>
  )
}
