import { exportProviders } from '#contract/admin.ts'
import { admin } from '#contract/words/en/admin.ts'
import { AccountsTab } from './AccountsTab.tsx'
import { IdentityChanges } from './IdentityChanges.tsx'
import { ProvidersTable } from './ProvidersTable.tsx'
import { useAccountFilters } from './use-account-filters.ts'
import { useProviders } from './use-accounts.ts'

/** S1 §2: who may bid. */
export function ProvidersTab() {
  const filters = useAccountFilters()
  const providers = useProviders(filters)
  return (
    <div className="flex flex-col gap-5">
      <IdentityChanges />
      <AccountsTab
        filters={filters}
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
    </div>
  )
}
