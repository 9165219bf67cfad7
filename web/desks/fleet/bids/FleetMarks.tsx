import type { BidForOwner } from '#contract/bids.ts'
import type { RequestForOwner } from '#contract/requests.ts'
import { fleetBids } from '#contract/words/en/fleet-bids.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { Loud, Mark } from '../../../things/offers/Mark.tsx'
import { overBudgetOf } from '../../../things/offers/over-budget.ts'
import { useFleetProviders } from '../../../things/offers/standing/use-fleet-providers.ts'

/** What a fleet knows of a bid: its driver's wish, its own standing towards the provider, by how much it is above the driver's limit. */
export function FleetMarks({ bid, request }: { bid: BidForOwner; request: RequestForOwner }) {
  const words = fleetBids.card
  const standing = useFleetProviders().data?.find(({ id }) => id === bid.providerId)?.standing
  const overLimit =
    bid.status === 'pending' && overBudgetOf(bid.price, request.driver?.spendingLimit ?? null)
  return (
    <>
      {bid.id === request.approval?.bidId && <Loud solid>{words.waits}</Loud>}
      {standing && (
        <Mark tone={standing === 'preferred' ? 'green' : 'red'}>
          {fleets.providers.standings[standing]}
        </Mark>
      )}
      {overLimit && <Mark tone="amber">{words.overLimit(overLimit)}</Mark>}
    </>
  )
}
