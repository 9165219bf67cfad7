import { exportFleets } from '#contract/admin.ts'
import { admin } from '#contract/words/en/admin.ts'
import { AccountsTab } from './AccountsTab.tsx'
import { FleetsTable } from './FleetsTable.tsx'
import { useAccountFilters } from './use-account-filters.ts'
import { useFleets } from './use-accounts.ts'

/** S1 §2: the fleet companies. */
export function FleetsTab() {
  const filters = useAccountFilters()
  const fleets = useFleets(filters)
  return (
    <AccountsTab
      tab="fleets"
      filters={filters}
      rows={fleets}
      exported={exportFleets}
      words={{
        failed: admin.fleetsFailed,
        emptyTitle: admin.noFleets,
        emptyText: admin.noFleetsText,
      }}
    >
      {(rows) => <FleetsTable fleets={rows} />}
    </AccountsTab>
  )
}
