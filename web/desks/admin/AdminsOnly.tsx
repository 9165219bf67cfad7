import type { ReactNode } from 'react'
import { paths } from '#contract/paths.ts'
import { admin } from '#contract/words/en/admin.ts'
import { buttonClass } from '../../kit/ui/button-class.ts'
import { Link } from '../../kit/ui/Link.tsx'
import { ProofDialog } from '../../things/auth/factors/ProofDialog.tsx'
import { useUser } from '../../things/auth/use-user.ts'
import { AccessDenied } from '../../things/shell/AccessDenied.tsx'
import { AppShell } from '../../things/shell/AppShell.tsx'

/** A page for who runs the platform; everybody else is told so, with a way on. */
export function AdminsOnly({ children }: { children: ReactNode }) {
  const { data: user } = useUser()
  if (user?.userType === 'admin')
    return (
      <>
        {children}
        <ProofDialog />
      </>
    )
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
