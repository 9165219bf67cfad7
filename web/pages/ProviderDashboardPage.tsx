import { providers } from '../messages/en/providers.ts'
import { ProvidersOnly } from '../providers/ProvidersOnly.tsx'
import { ProviderDashboard } from './ProviderDashboard.tsx'

/** S1 §2: the provider's board, bids and jobs. */
export default function ProviderDashboardPage() {
  return (
    <ProvidersOnly title={providers.title}>
      {(provider) => <ProviderDashboard provider={provider} />}
    </ProvidersOnly>
  )
}
