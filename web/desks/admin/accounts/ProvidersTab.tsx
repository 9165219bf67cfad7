import { exportProviders } from '#contract/admin.ts'
import { admin } from '#contract/words/en/admin.ts'
import { AccountsTab } from './AccountsTab.tsx'
import { ProviderFilters } from './ProviderFilters.tsx'
import { ProvidersTable } from './ProvidersTable.tsx'
import { useProviderFilters } from './use-account-filters.ts'
import { useProviders } from './use-accounts.ts'

/** S1 §2: who may bid. */
export function ProvidersTab() {
  const filters = useProviderFilters()
  const providers = useProviders(filters)
  return (
    <AccountsTab
      tab="providers"
      filters={filters}
      more={<ProviderFilters filters={filters} />}
      rows={providers}
      exported={exportProviders}
      words={{
        failed: admin.providersFailed,
        emptyTitle: admin.noProviders,
        emptyText: admin.noProvidersText,
      }}
    >
      {(rows) => <ProvidersTable providers={rows} />}
    </AccountsTab>
  )
}
