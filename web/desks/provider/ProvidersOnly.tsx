import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '#contract/paths.ts'
import type { OwnProvider } from '#contract/providers.ts'
import { providers } from '#contract/words/en/providers.ts'
import { buttonClass } from '../../kit/ui/button-class.ts'
import { CardsSkeleton } from '../../kit/ui/CardsSkeleton.tsx'
import { DidNotLoad } from '../../kit/ui/DidNotLoad.tsx'
import { useUser } from '../../things/auth/use-user.ts'
import { AccessDenied } from '../../things/shell/AccessDenied.tsx'
import { AppShell } from '../../things/shell/AppShell.tsx'
import { useLogout } from '../../things/shell/use-logout.ts'
import { useOwnProvider } from './use-own-provider.ts'

/** A page of a provider: his record when it is there; who is none reads the words of S1 §2. */
export function ProvidersOnly({
  title,
  children,
}: {
  title: string
  children: (provider: OwnProvider) => ReactNode
}) {
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
  return <Own title={title}>{children}</Own>
}

function Own({
  title,
  children,
}: {
  title: string
  children: (provider: OwnProvider) => ReactNode
}) {
  const provider = useOwnProvider()
  if (provider.data) return children(provider.data)
  return (
    <AppShell title={title}>
      <h1 className="sr-only">{title}</h1>
      {provider.isError ? (
        <DidNotLoad title={providers.failed} query={provider} />
      ) : (
        <CardsSkeleton />
      )}
    </AppShell>
  )
}
