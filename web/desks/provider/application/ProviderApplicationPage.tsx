import { answerAsProvider } from '#contract/approvals.ts'
import { paths } from '#contract/paths.ts'
import { providerRefusal } from '#contract/provider-rights.ts'
import type { OwnProvider } from '#contract/providers.ts'
import { settings } from '#contract/settings.ts'
import { shop } from '#contract/words/en/shop.ts'
import { sentence } from '#contract/words/sayings.ts'
import { pollWhenDown } from '../../../kit/api/polling.ts'
import { buttonClass } from '../../../kit/ui/button-class.ts'
import { Card } from '../../../kit/ui/Card.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { AnswerDesk } from '../../../things/shell/AnswerDesk.tsx'
import { AppShell } from '../../../things/shell/AppShell.tsx'
import { ProvidersOnly } from '../ProvidersOnly.tsx'
import { PlaceNotice } from '../place/PlaceNotice.tsx'
import { useOwnProfile } from '../profile/use-own-profile.ts'
import { ownProviderKey, useOwnProvider } from '../use-own-provider.ts'
import { useProviderLive } from '../use-provider-live.ts'
import { ApplicationSteps } from './ApplicationSteps.tsx'
import { ReceivedFacts } from './ReceivedFacts.tsx'

/** Where an application stands, until an admin has decided and after; follows by itself (rules C4). */
export default function ProviderApplicationPage() {
  return (
    <ProvidersOnly title={shop.application.title}>
      {(provider) => <Application provider={provider} />}
    </ProvidersOnly>
  )
}

function Application({ provider }: { provider: OwnProvider }) {
  const words = shop.application
  const live = useProviderLive()
  useOwnProvider(pollWhenDown(live, settings.polling.dashboardMs))
  const profile = useOwnProfile()
  return (
    <AppShell title={words.title}>
      <div className="flex flex-col gap-6">
        <header className="flex flex-wrap items-end justify-between gap-4">
          <div className="min-w-0">
            <h1 className="text-3xl">{words.title}</h1>
            <p className="mt-1 text-muted wrap-anywhere">
              {provider.businessName}. {words.lead}
            </p>
          </div>
          <Link
            to={paths.home('service_provider')}
            className={buttonClass({
              variant: provider.status === 'active' ? 'primary' : 'secondary',
            })}
          >
            {words.toDashboard}
          </Link>
        </header>
        <PlaceNotice provider={provider} />
        {provider.askedFor && (
          <AnswerDesk
            endpoint={answerAsProvider}
            body={answerAsProvider.body}
            askedFor={provider.askedFor}
            hasAnswered={provider.hasAnswered}
            record={ownProviderKey}
            refusal={provider.can.changeRecord ? null : sentence(providerRefusal('changeRecord'))}
          />
        )}
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <Card as="section" aria-labelledby="steps" className="flex flex-col gap-4 sm:p-6">
            <h2 id="steps" className="text-xl">
              {words.steps}
            </h2>
            <ApplicationSteps provider={provider} profile={profile.data} />
            {/* The decision alone is read out: much else on the page moves. */}
            <p role="status" className="sr-only">
              {words.decisions[provider.status]}
            </p>
          </Card>
          <Card as="section" aria-labelledby="received" className="flex flex-col gap-4">
            <h2 id="received" className="text-xl">
              {words.whatWeHave}
            </h2>
            <ReceivedFacts provider={provider} />
          </Card>
        </div>
      </div>
    </AppShell>
  )
}
