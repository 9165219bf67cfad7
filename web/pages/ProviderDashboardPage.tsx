import { Link } from 'react-router'
import { useUser } from '../auth/use-user.ts'
import { providers } from '../messages/en/providers.ts'
import { paths } from '../paths.ts'
import { CardsSkeleton } from '../providers/CardsSkeleton.tsx'
import { useOwnProvider } from '../providers/use-own-provider.ts'
import { AccessDenied } from '../shell/AccessDenied.tsx'
import { AppShell } from '../shell/AppShell.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { ProviderDashboard } from './ProviderDashboard.tsx'

/** S1 §2: the provider's board, bids and jobs. */
export default function ProviderDashboardPage() {
  const { data: user } = useUser()
  if (user?.userType !== 'service_provider') {
    return (
      <AppShell title={providers.denied}>
        <AccessDenied
          title={providers.denied}
          home={user ? paths.home(user.userType) : paths.landing}
        >
          <Link to={paths.auth} className={buttonClass({ variant: 'primary' })}>
            {providers.deniedLink}
          </Link>
        </AccessDenied>
      </AppShell>
    )
  }
  return <OwnDashboard />
}

function OwnDashboard() {
  const provider = useOwnProvider()
  if (provider.data) return <ProviderDashboard provider={provider.data} />
  return (
    <AppShell title={providers.title}>
      <h1 className="sr-only">{providers.title}</h1>
      {provider.isError ? (
        <ErrorState
          title={providers.failed}
          busy={provider.isFetching}
          onRetry={() => provider.refetch()}
        >
          {providers.weak}
        </ErrorState>
      ) : (
        <CardsSkeleton />
      )}
    </AppShell>
  )
}
