import type { BidForOwner } from '#contract/bids.ts'
import { StandingButtons } from '../../../things/offers/standing/StandingButtons.tsx'
import { useFleetProviders } from '../../../things/offers/standing/use-fleet-providers.ts'
import { refusalTo, useOwnFleet } from '../use-own-fleet.ts'

/** Beside a bid: whether the fleet wants to see more of this provider, or nothing. */
export function FleetStanding({ bid: { providerId, provider } }: { bid: BidForOwner }) {
  const known = useFleetProviders().data
  const fleet = useOwnFleet().data
  if (!known || !fleet) return null
  return (
    <StandingButtons
      provider={{ id: providerId, businessName: provider.businessName }}
      standing={known.find(({ id }) => id === providerId)?.standing ?? null}
      refusal={refusalTo('chooseProviders', fleet)}
      variant="ghost"
    />
  )
}
