import type { BidForOwner } from '#contract/bids.ts'
import type { RequestForOwner } from '#contract/requests.ts'
import { fleetBids } from '#contract/words/en/fleet-bids.ts'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { StandingBadge } from '../../../things/offers/standing/StandingBadge.tsx'
import { useFleetProviders } from '../../../things/offers/standing/use-fleet-providers.ts'
import { aboveLimitOf } from './above-limit.ts'

/** What a fleet knows of a bid: its driver's wish, its own standing towards the provider, whose limit it is above. */
export function FleetMarks({ bid, request }: { bid: BidForOwner; request: RequestForOwner }) {
  const words = fleetBids.card
  const standing = useFleetProviders().data?.find(({ id }) => id === bid.providerId)?.standing
  const aboveLimit = bid.status === 'pending' && aboveLimitOf(bid.price, request)
  return (
    <>
      {bid.id === request.approval?.bidId && (
        <Badge tone="amber" solid>
          {words.waits}
        </Badge>
      )}
      {standing && <StandingBadge standing={standing} />}
      {aboveLimit && <Badge tone="amber">{aboveLimit}</Badge>}
    </>
  )
}
