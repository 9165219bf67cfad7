import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { admin } from '#contract/words/en/admin.ts'
import { usePutParams } from '../../kit/api/use-put-params.ts'
import { DensityOf } from '../../kit/ui/density.ts'
import { AppShell } from '../../things/shell/AppShell.tsx'
import { Part } from '../../things/shell/Part.tsx'
import { AccountSearch } from './AccountSearch.tsx'
import { AdminStats } from './AdminStats.tsx'
import { readTab } from './admin-tabs.tsx'
import { noteList } from './last-list.ts'
import { tabPath } from './tab-link.ts'

/** Where accounts are searched; on the first tab too, from where a search leads to the providers. */
const searched = new Set(['operations', 'providers', 'fleets'])

/** The figures, the search, and a part for each thing that is watched or decided, by the address. */
export function AdminDashboard() {
  const [params] = useSearchParams()
  const put = usePutParams()
  const tab = readTab(params)
  const q = params.get('q') ?? ''
  const here = useLocation()
  useEffect(() => noteList(tab.label(), here), [tab, here])
  return (
    <AppShell title={tab.label()} width="desk" here={tabPath(tab.value)} offline={admin.offline}>
      <DensityOf value="desk">
        <div className="flex flex-col gap-4">
          <h1 className="sr-only">{admin.title}</h1>
          {/* On the first part alone: every other one needs the room. On a phone what waits comes first. */}
          {tab.value === 'operations' && (
            <div className="max-sm:order-last">
              <AdminStats />
            </div>
          )}
          {searched.has(tab.value) && (
            <AccountSearch
              value={q}
              onChange={(words) =>
                put({ q: words, tab: tab.value === 'fleets' ? 'fleets' : 'providers' })
              }
            />
          )}
          {/* Another part is another thing: it begins anew. */}
          <Part key={tab.value} isHere title={tab.label()}>
            <tab.Panel />
          </Part>
        </div>
      </DensityOf>
    </AppShell>
  )
}
