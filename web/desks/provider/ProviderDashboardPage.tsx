import { providers } from '#contract/words/en/providers.ts'
import { ProviderDashboard } from './ProviderDashboard.tsx'
import { ProvidersOnly } from './ProvidersOnly.tsx'

/** S1 §2: the provider's board, bids and jobs. */
export default function ProviderDashboardPage() {
  return (
    <ProvidersOnly title={providers.title}>
      {(provider) => <ProviderDashboard provider={provider} />}
    </ProvidersOnly>
  )
}
