import { useState } from 'react'
import type { Rights } from '#contract/rights.ts'
import type { useOverview } from './overview/use-overview.ts'
import { type FleetTab, keepsBooks } from './tabs.ts'

/**
 * Where the dashboard opens when its address names no tab: on the money for who keeps the books, on the requests while one of
 * them is open or in progress, else on the drivers. Decided once, so that nothing moves under a reader; null until it is known.
 */
export function useFirstTab(
  can: Rights,
  { data, isError }: ReturnType<typeof useOverview>,
): FleetTab | null {
  const [first, setFirst] = useState<FleetTab | null>(null)
  if (first === null && (data || isError))
    setFirst(data && data.openRequests + data.runningRequests > 0 ? 'requests' : 'drivers')
  return keepsBooks(can) ? 'money' : first
}
