import { AdminDashboard } from './AdminDashboard.tsx'
import { AdminsOnly } from './AdminsOnly.tsx'

/** S1 §2: where the platform is run from. */
export default function AdminDashboardPage() {
  return (
    <AdminsOnly>
      <AdminDashboard />
    </AdminsOnly>
  )
}
