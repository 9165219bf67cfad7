import { Search } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { AdminList } from '../admin/AdminList.tsx'
import { AdminStats } from '../admin/AdminStats.tsx'
import { DocumentsToReview } from '../admin/documents/DocumentsToReview.tsx'
import { FleetsTable } from '../admin/FleetsTable.tsx'
import { LandingFigures } from '../admin/LandingFigures.tsx'
import { OutboxList } from '../admin/OutboxList.tsx'
import { ProvidersTable } from '../admin/ProvidersTable.tsx'
import { Searched } from '../admin/Searched.tsx'
import { findBy } from '../admin/search.ts'
import { useFleets, useProviders } from '../admin/use-admin.ts'
import { useUser } from '../auth/use-user.ts'
import { admin } from '../messages/en/admin.ts'
import { verification } from '../messages/en/verification.ts'
import { paths } from '../paths.ts'
import { AccessDenied } from '../shell/AccessDenied.tsx'
import { AppShell } from '../shell/AppShell.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { DensityOf } from '../ui/density.ts'
import { Field } from '../ui/Field.tsx'
import { TabPanel, Tabs } from '../ui/Tabs.tsx'
import { TextInput } from '../ui/TextInput.tsx'

const tabs = ['providers', 'fleets', 'documents', 'landing', 'outbox'] as const
type Tab = (typeof tabs)[number]

/** S1 §2: who may work here, decided by an admin. */
export default function AdminDashboardPage() {
  const { data: user } = useUser()
  if (user?.userType === 'admin') return <Dashboard />
  return (
    <AppShell title={admin.denied}>
      <AccessDenied
        title={`${admin.denied}. ${admin.deniedText}`}
        home={user ? paths.home(user.userType) : paths.landing}
      >
        <Link to={paths.adminLogin} className={buttonClass()}>
          {admin.deniedLink}
        </Link>
      </AccessDenied>
    </AppShell>
  )
}

function Dashboard() {
  const [params, setParams] = useSearchParams()
  const tab = tabs.find((name) => name === params.get('tab')) ?? 'providers'
  // The field keeps what is typed; the address carries it for a link or a reload.
  const [wanted, setWanted] = useState(params.get('q') ?? '')
  const providers = useProviders()
  const fleets = useFleets()

  function put(name: 'tab' | 'q', value: string) {
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: name === 'q', preventScrollReset: true },
    )
  }
  function search(words: string) {
    setWanted(words)
    put('q', words.trim())
  }

  return (
    <AppShell title={admin.title} offline={admin.offline}>
      <DensityOf value="desk">
        <div className="flex flex-col gap-5">
          <h1 className="text-2xl">{admin.title}</h1>
          <AdminStats providers={providers.data} fleets={fleets.data} />
          <Tabs<Tab>
            label={admin.tabs.label}
            value={tab}
            onChange={(next) => put('tab', next === 'providers' ? '' : next)}
            tabs={[
              { value: 'providers', label: admin.tabs.providers, count: providers.data?.length },
              { value: 'fleets', label: admin.tabs.fleets, count: fleets.data?.length },
              { value: 'documents', label: verification.review.tab },
              { value: 'landing', label: admin.tabs.landing },
              { value: 'outbox', label: admin.tabs.outbox },
            ]}
          >
            {(tab === 'providers' || tab === 'fleets') && (
              <div className="relative mb-4 max-w-xl">
                <Field label={admin.search}>
                  <TextInput
                    type="search"
                    value={wanted}
                    onChange={(event) => search(event.target.value)}
                    className="pl-10"
                  />
                </Field>
                <Search
                  className="pointer-events-none absolute bottom-2 left-3 size-5 text-muted"
                  aria-hidden="true"
                />
              </div>
            )}
            <TabPanel value="providers">
              <AdminList rows={providers} failed={admin.providersFailed}>
                {(all) => {
                  const found = findBy(all, ({ businessName }) => businessName, wanted)
                  return (
                    <Searched
                      all={all}
                      found={found}
                      wanted={wanted}
                      onClear={() => search('')}
                      empty={{ title: admin.noProviders, text: admin.noProvidersText }}
                    >
                      <ProvidersTable providers={found} />
                    </Searched>
                  )
                }}
              </AdminList>
            </TabPanel>
            <TabPanel value="fleets">
              <AdminList rows={fleets} failed={admin.fleetsFailed}>
                {(all) => {
                  const found = findBy(all, ({ companyName }) => companyName, wanted)
                  return (
                    <Searched
                      all={all}
                      found={found}
                      wanted={wanted}
                      onClear={() => search('')}
                      empty={{ title: admin.noFleets, text: admin.noFleetsText }}
                    >
                      <FleetsTable fleets={found} />
                    </Searched>
                  )
                }}
              </AdminList>
            </TabPanel>
            <TabPanel value="documents">
              <h2 className="sr-only">{verification.review.heading}</h2>
              <DocumentsToReview />
            </TabPanel>
            <TabPanel value="landing">
              <h2 className="sr-only">{admin.tabs.landing}</h2>
              <LandingFigures />
            </TabPanel>
            <TabPanel value="outbox">
              <h2 className="sr-only">{admin.tabs.outbox}</h2>
              <OutboxList />
            </TabPanel>
          </Tabs>
        </div>
      </DensityOf>
    </AppShell>
  )
}
