import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { shell } from '#contract/words/en/shell.ts'
import { lazy } from '../../../kit/api/lazy.ts'
import { PageSpinner } from '../../../kit/ui/PageSpinner.tsx'
import { AppShell } from '../../../things/shell/AppShell.tsx'
import { WizardPage } from './WizardPage.tsx'

const MapRequestPage = lazy(() => import('../map-request/MapRequestPage.tsx'))

/**
 * One page, two ways (rules D): the wizard, and the map first where a service or a provider is named or "Choose on the
 * map" was pressed. `again` leads by way of the map's script, which fills the form in as for an earlier request.
 * `form=short` is the wizard in any case. The way stays while the steps go on.
 */
export default function RequestServicePage() {
  const [search] = useSearchParams()
  if (!opensOnMap(search)) return <WizardPage />
  return (
    <Suspense
      fallback={
        <AppShell title={shell.opening}>
          <PageSpinner />
        </AppShell>
      }
    >
      <MapRequestPage />
    </Suspense>
  )
}

const opensOnMap = (search: URLSearchParams): boolean =>
  search.get('form') !== 'short' &&
  ['serviceType', 'providerId', 'choose', 'again'].some((name) => search.has(name))
