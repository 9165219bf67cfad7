import { useQuery } from '@tanstack/react-query'
import { type OwnFleet, readOwnFleet } from '#contract/fleets.ts'
import { type FleetRight, fleetRefusal } from '#contract/rights.ts'
import { sentence } from '#contract/words/sayings.ts'
import { call } from '../../kit/api/call.ts'
import { drawWithPage } from '../../kit/api/with-page.ts'
import { fleetKey } from './keys.ts'

/** The company of the signed-in member, and what they may do. */
export function useOwnFleet() {
  drawWithPage(fleetKey, readOwnFleet)
  return useQuery({
    queryKey: fleetKey,
    queryFn: ({ signal }) => call(readOwnFleet, { signal }),
  })
}

/** Why a member may not do something, in the server's sentence; null when they may. */
export const refusalTo = (right: FleetRight, { can }: OwnFleet): string | null =>
  can[right] ? null : sentence(fleetRefusal(right))
