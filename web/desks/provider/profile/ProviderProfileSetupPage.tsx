import { Navigate, useSearchParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import type { OwnProvider } from '#contract/providers.ts'
import { shop } from '#contract/words/en/shop.ts'
import { Card } from '../../../kit/ui/Card.tsx'
import { CardsSkeleton } from '../../../kit/ui/CardsSkeleton.tsx'
import { DidNotLoad } from '../../../kit/ui/DidNotLoad.tsx'
import { linkClass } from '../../../kit/ui/link-class.ts'
import { AppShell } from '../../../things/shell/AppShell.tsx'
import { ProvidersOnly } from '../ProvidersOnly.tsx'
import { PhoneCode } from '../phone/PhoneCode.tsx'
import { ProfileWizard } from './ProfileWizard.tsx'
import { useOwnProfile } from './use-own-profile.ts'

/** S1 §2: what a new provider tells of itself, in six optional steps. */
export default function ProviderProfileSetupPage() {
  return (
    <ProvidersOnly title={shop.wizard.title} right="changeRecord">
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
