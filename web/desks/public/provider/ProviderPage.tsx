import { Suspense } from 'react'
import { useParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import type { PublicProvider } from '#contract/public-providers.ts'
import { providerPage as words } from '#contract/words/en/provider-page.ts'
import { ApiError } from '../../../kit/api/api-error.ts'
import { lazy } from '../../../kit/api/lazy.ts'
import { buttonClass } from '../../../kit/ui/button-class.ts'
import { Card } from '../../../kit/ui/Card.tsx'
import { CardsSkeleton } from '../../../kit/ui/CardsSkeleton.tsx'
import { DidNotLoad } from '../../../kit/ui/DidNotLoad.tsx'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { useUser } from '../../../things/auth/use-user.ts'
import { AppShell } from '../../../things/shell/AppShell.tsx'
import { AskByName } from '../nearby/AskByName.tsx'
import { ProviderBrings } from './ProviderBrings.tsx'
import { ProviderFigures } from './ProviderFigures.tsx'
import { ProviderHead } from './ProviderHead.tsx'
import { ProviderReach } from './ProviderReach.tsx'
import { ProviderReviews } from './ProviderReviews.tsx'
import { ScoreBars } from './ScoreBars.tsx'
import { usePublicProvider } from './use-public-provider.ts'

/** A provider as anybody may read of it: its standing, its figures, what customers say. */
export default function ProviderPage() {
  const { id = '' } = useParams()
  const { data, isError, error, isFetching, refetch } = usePublicProvider(id)
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400)
  return (
    <AppShell title={data?.businessName ?? words.title} offline={words.offline}>
      {data ? (
        <Provider provider={data} />
      ) : (
        <>
          <h1 className="sr-only">{words.title}</h1>
          {!isError && <CardsSkeleton />}
          {isError && isUnknown && (
            <EmptyState
              title={words.missing}
              action={
                <Link to={paths.map} className={buttonClass()}>
                  {words.find}
                </Link>
              }
            >
              {words.missingText}
            </EmptyState>
          )}
          {isError && !isUnknown && (
            <DidNotLoad title={words.failed} query={{ isFetching, refetch }}>
              {words.weak}
            </DidNotLoad>
          )}
        </>
      )}
    </AppShell>
  )
}

// For the people of fleets alone.
const OwnStanding = lazy(() => import('../../../things/offers/standing/OwnStanding.tsx'))

function Provider({ provider }: { provider: PublicProvider }) {
  const { data: user } = useUser()
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_auto_1fr]">
      <ProviderHead provider={provider} />
      {/* The one thing to do here: on a phone it stands on the first screen. */}
      <div className="flex min-w-0 flex-col gap-4 lg:col-start-2">
        <AskByName provider={provider} />
        {user?.userType === 'business_customer' && (
          <Suspense fallback={null}>
            <OwnStanding provider={provider} />
          </Suspense>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <ProviderFigures provider={provider} />
        {provider.description && (
          <section aria-labelledby="about" className="flex flex-col gap-2">
            <h2 id="about" className="text-xl">
              {words.about}
            </h2>
            <p className="whitespace-pre-line wrap-anywhere">{provider.description}</p>
          </section>
        )}
      </div>
      <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-2">
        <ProviderReach provider={provider} />
      </div>
      <div className="flex min-w-0 flex-col gap-6 lg:col-start-1">
        <ProviderBrings provider={provider} />
        <section aria-labelledby="reviews" className="flex flex-col gap-4">
          <h2 id="reviews" className="text-xl">
            {words.reviewsTitle}
          </h2>
          {provider.reviewCount > 0 && (
            <Card>
              <ScoreBars provider={provider} />
            </Card>
          )}
          <ProviderReviews provider={provider} />
        </section>
      </div>
    </div>
  )
}
