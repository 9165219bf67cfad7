import { Ban, Star } from 'lucide-react'
import type { BidForOwner } from '#contract/bids.ts'
import type { RequestForOwner } from '#contract/requests.ts'
import { fleetBids } from '#contract/words/en/fleet-bids.ts'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { useFleetProviders } from '../providers/use-fleet-providers.ts'
import { overBudgetOf } from './over-budget.ts'

/** What a fleet knows of a bid: its driver's wish, its own standing towards the provider, its budget. */
export function FleetMarks({ bid, request }: { bid: BidForOwner; request: RequestForOwner }) {
  const words = fleetBids.card
  const known = useFleetProviders().data?.find(({ id }) => id === bid.providerId)
  const overBudget = bid.status === 'pending' && overBudgetOf(bid.price, request.budget)
  return (
    <>
      {bid.id === request.approval?.bidId && (
        <Badge tone="amber" solid>
          {words.waits}
        </Badge>
      )}
      {known?.standing === 'preferred' && (
        <Badge tone="green" icon={<Star />}>
          {words.preferred}
        </Badge>
      )}
      {known?.standing === 'blocked' && (
        <Badge tone="red" icon={<Ban />}>
          {words.blocked}
        </Badge>
      )}
      {overBudget && <Badge tone="amber">{words.overBudget(overBudget)}</Badge>}
    </>
  )
}
