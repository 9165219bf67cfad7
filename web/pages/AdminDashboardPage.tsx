import { Link } from 'react-router'
import { AdminDashboard } from '../admin/AdminDashboard.tsx'
import { useUser } from '../auth/use-user.ts'
import { admin } from '../messages/en/admin.ts'
import { paths } from '../paths.ts'
import { AccessDenied } from '../shell/AccessDenied.tsx'
import { AppShell } from '../shell/AppShell.tsx'
import { buttonClass } from '../ui/button-class.ts'

/** S1 §2: where the platform is run from. */
export default function AdminDashboardPage() {
  const { data: user } = useUser()
  if (user?.userType === 'admin') return <AdminDashboard />
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
