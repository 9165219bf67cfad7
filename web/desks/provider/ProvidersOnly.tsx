import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { paths } from '#contract/paths.ts'
import { type ProviderRight, providerRefusal } from '#contract/provider-rights.ts'
import type { OwnProvider } from '#contract/providers.ts'
import { providers } from '#contract/words/en/providers.ts'
import { sentence } from '#contract/words/sayings.ts'
import { buttonClass } from '../../kit/ui/button-class.ts'
import { CardsSkeleton } from '../../kit/ui/CardsSkeleton.tsx'
import { DidNotLoad } from '../../kit/ui/DidNotLoad.tsx'
import { EmptyState } from '../../kit/ui/EmptyState.tsx'
import { Link } from '../../kit/ui/Link.tsx'
import { useUser } from '../../things/auth/use-user.ts'
import { AccessDenied } from '../../things/shell/AccessDenied.tsx'
import { AppShell } from '../../things/shell/AppShell.tsx'
import { useLogout } from '../../things/shell/use-logout.ts'
import { useOwnProvider } from './use-own-provider.ts'

interface ProvidersOnlyProps {
  title: string
  /** What somebody of its people must have the right to; nothing but a place among them unless said. */
  right?: ProviderRight
  children: (provider: OwnProvider) => ReactNode
}

/** A page of a provider: its record when it is there; who is none reads the words of S1 §2. */
export function ProvidersOnly({ title, right, children }: ProvidersOnlyProps) {
  const { data: user } = useUser()
  const logout = useLogout()
  if (user?.userType !== 'service_provider')
    return (
      <AppShell title={providers.denied}>
        <AccessDenied
          title={providers.denied}
          home={user ? paths.home(user.userType) : paths.landing}
        >
          {/* Signed in as somebody else, one is led back from there: so that ends first, and this page leads on. */}
          <Link
            to={paths.auth}
            className={buttonClass({ variant: 'primary' })}
            onClick={(event) => {
              if (!user) return
              event.preventDefault()
              logout.mutate()
            }}
          >
            {providers.deniedLink}
          </Link>
        </AccessDenied>
      </AppShell>
    )
  // A technician's login opens that technician's own jobs.
  if (user.providerRole === 'technician') return <Navigate to={paths.technician} replace />
  return (
    <Own title={title} right={right}>
      {children}
    </Own>
  )
}

function Own({ title, right, children }: ProvidersOnlyProps) {
  const provider = useOwnProvider()
  const isRefused = right && provider.data && !provider.data.can[right]
  if (provider.data && !isRefused) return children(provider.data)
  return (
    <AppShell title={title}>
      <h1 className="sr-only">{title}</h1>
      {isRefused ? (
        <EmptyState
          title={sentence(providerRefusal(right))}
          action={
            <Link to={paths.board} className={buttonClass({ variant: 'primary' })}>
              {providers.toBoard}
            </Link>
          }
        />
      ) : provider.isError ? (
        <DidNotLoad title={providers.failed} query={provider} />
      ) : (
        <CardsSkeleton />
      )}
    </AppShell>
  )
}
