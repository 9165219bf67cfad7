import { Navigate, useSearchParams } from 'react-router'
import type { OwnProvider } from '#contract/providers.ts'
import { shop } from '../messages/en/shop.ts'
import { paths } from '../paths.ts'
import { ProvidersOnly } from '../providers/ProvidersOnly.tsx'
import { PhoneCode } from '../providers/phone/PhoneCode.tsx'
import { ProfileWizard } from '../providers/profile/ProfileWizard.tsx'
import { useOwnProfile } from '../providers/profile/use-own-profile.ts'
import { AppShell } from '../shell/AppShell.tsx'
import { Card } from '../ui/Card.tsx'
import { CardsSkeleton } from '../ui/CardsSkeleton.tsx'
import { DidNotLoad } from '../ui/DidNotLoad.tsx'
import { linkClass } from '../ui/link-class.ts'

/** S1 §2: what a new provider tells of himself, in six optional steps. */
export default function ProviderProfileSetupPage() {
  return (
    <ProvidersOnly title={shop.wizard.title}>
      {(provider) => <Setup provider={provider} />}
    </ProvidersOnly>
  )
}

function Setup({ provider }: { provider: OwnProvider }) {
  const words = shop.wizard
  const { data, isError, isFetching, refetch } = useOwnProfile()
  const [params] = useSearchParams()
  // Where the SMS has just come in it stands first; later it must not push the question down.
  const isAtStart = Number(params.get('step') ?? 1) <= 1
  const phone = !provider.phoneConfirmed && (
    <Card as="section" edge="amber" aria-labelledby="phone" className="flex flex-col gap-3">
      <h2 id="phone" className="text-xl">
        {shop.phone.title}
      </h2>
      <PhoneCode />
    </Card>
  )
  // Completed before: it stays editable from the settings (rules D).
  if (data?.profileComplete) return <Navigate to={paths.home('service_provider')} replace />
  return (
    <AppShell title={words.title} width="form">
      <div className="flex flex-col gap-6">
        <header>
          <a href={paths.landing} className={linkClass}>
            {words.home}
          </a>
          <h1 className="mt-2 text-3xl">{words.title}</h1>
          <p className="mt-2 text-muted">{words.lead}</p>
        </header>
        {isAtStart && phone}
        {data ? (
          <ProfileWizard provider={provider} profile={data} />
        ) : isError ? (
          <DidNotLoad title={words.failed} query={{ isFetching, refetch }} />
        ) : (
          <CardsSkeleton />
        )}
        {!isAtStart && phone}
      </div>
    </AppShell>
  )
}
