import { useSearchParams } from 'react-router'
import { admin } from '#contract/words/en/admin.ts'
import { usePutParams } from '../../kit/api/use-put-params.ts'
import { DensityOf } from '../../kit/ui/density.ts'
import { TabPanel, Tabs } from '../../kit/ui/Tabs.tsx'
import { AppShell } from '../../things/shell/AppShell.tsx'
import { AccountSearch } from './AccountSearch.tsx'
import { AdminStats } from './AdminStats.tsx'
import { adminTabs, readTab } from './admin-tabs.tsx'
import { useOperations } from './operations/use-operations.ts'
import { tabLink } from './tab-link.ts'

/** Where accounts are searched; on the first tab too, from where a search leads to the providers. */
const searched = new Set(['operations', 'providers', 'fleets'])

/** The figures, the search, and a tab for each thing that is watched or decided. The tab stands in the address. */
export function AdminDashboard() {
  const [params, setParams] = useSearchParams()
  const put = usePutParams()
  const tab = readTab(params)
  const { data: board } = useOperations()
  const pressing = board && board.withoutBidCount + board.lateCount + board.failedCount
  const counts: Record<string, number | undefined> = {
    operations: pressing || undefined,
    approvals: board?.approvals.count || undefined,
    documents: board?.documents.count || undefined,
  }
  const q = params.get('q') ?? ''
  const open = (next: string) => {
    const keeps = q !== '' && (next === 'providers' || next === 'fleets')
    setParams(tabLink(next, keeps ? { q } : {}), { preventScrollReset: true })
  }
  return (
    <AppShell title={tab.label()} width="desk" offline={admin.offline}>
      <DensityOf value="desk">
        <div className="flex flex-col gap-5">
          <h1 className="text-2xl">{admin.title}</h1>
          <AdminStats />
          {searched.has(tab.value) && (
            <AccountSearch
              value={q}
              onChange={(words) =>
                put({ q: words, tab: tab.value === 'fleets' ? 'fleets' : 'providers' })
              }
            />
          )}
          <Tabs
            label={admin.tabs.label}
            value={tab.value}
            onChange={open}
            tabs={adminTabs.map(({ value, label }) => ({
              value,
              label: label(),
              count: counts[value],
            }))}
          >
            {adminTabs.map(({ value, label, Panel }) => (
              <TabPanel key={value} value={value}>
                <h2 className="sr-only">{label()}</h2>
                <Panel />
              </TabPanel>
            ))}
          </Tabs>
        </div>
      </DensityOf>
    </AppShell>
  )
}
