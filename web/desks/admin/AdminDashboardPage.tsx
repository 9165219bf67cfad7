import { AdminDashboard } from './AdminDashboard.tsx'
import { AdminsOnly } from './AdminsOnly.tsx'
import { readTab } from './admin-tabs.tsx'

/** The tab of the address. */
export const bringFirst = ({ search }: Location): Promise<unknown> =>
  readTab(new URLSearchParams(search)).Panel.fetch()

/** S1 §2: where the platform is run from. */
export default function AdminDashboardPage() {
  return (
    <AdminsOnly>
      <AdminDashboard />
    </AdminsOnly>
  )
}
