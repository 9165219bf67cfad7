import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import { settings } from '#contract/settings.ts'
import { customers as words } from '#contract/words/en/customers.ts'
import { messaging } from '#contract/words/en/messaging.ts'
import { pollWhenDown } from '../../kit/api/polling.ts'
import { readingOf } from '../../kit/api/worth-repeating.ts'
import { LiveLine } from '../../kit/ui/LiveLine.tsx'
import { TabPanel, Tabs } from '../../kit/ui/Tabs.tsx'
import { useUser } from '../../things/auth/use-user.ts'
import { Inbox } from '../../things/messaging/Inbox.tsx'
import { Talk } from '../../things/messaging/Talk.tsx'
import { unreadIn, useInbox } from '../../things/messaging/use-inbox.ts'
import { type Choice, OwnDecision } from '../../things/offers/Decision.tsx'
import { OpenRequest } from '../../things/offers/OpenRequest.tsx'
import { focusRunning, RunningRequest } from '../../things/offers/RunningRequest.tsx'
import { customer } from '../../things/offers/reader.ts'
import { PastRequest } from '../../things/requests/asked/PastRequest.tsx'
import { useRequestFigures, useRequestsIn } from '../../things/requests/asked/use-own-requests.ts'
import { KeptRequest } from '../../things/requests/kept/KeptRequest.tsx'
import { AppShell } from '../../things/shell/AppShell.tsx'
import { CustomerFigures } from './CustomerFigures.tsx'
import { CustomerList } from './CustomerList.tsx'
import { NewRequest } from './NewRequest.tsx'
import { type CustomerTab, readTab, tabLink } from './tabs.ts'
import { useCustomerLive } from './use-customer-live.ts'

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
