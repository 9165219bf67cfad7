import type { RequestForOwner } from '#contract/requests.ts'
import { settings } from '#contract/settings.ts'
import { bids } from '../messages/en/bids.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'

/** Nobody has answered yet: who was asked, and what to expect. */
export function NoBidsYet({ request: { alertedCount } }: { request: RequestForOwner }) {
  const { list } = bids
  return (
    <EmptyState title={list.noneTitle}>
      <p>
        {alertedCount > 0 ? list.noneAlerted(alertedCount) : list.noneInReach}
        {list.noneWhen(settings.bidsExpectedMinutes)}
      </p>
      <p className="mt-2">{list.noneNext}</p>
    </EmptyState>
  )
}

/** There are bids, but the filters hide them all. */
export function AllFilteredOut({ hidden, onClear }: { hidden: number; onClear: () => void }) {
  const { list } = bids
  return (
    <EmptyState title={list.filteredTitle} action={<Button onClick={onClear}>{list.clear}</Button>}>
      {list.filteredText(hidden)}
    </EmptyState>
  )
}
