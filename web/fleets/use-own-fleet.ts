import { useQuery } from '@tanstack/react-query'
import { type OwnFleet, readOwnFleet } from '#contract/fleets.ts'
import { call } from '../api/call.ts'
import { fleets } from '../messages/en/fleets.ts'
import { fleetKey } from './keys.ts'

/** The company of the signed-in member, and what he may do. */
export function useOwnFleet() {
  return useQuery({
    queryKey: fleetKey,
    queryFn: ({ signal }) => call(readOwnFleet, { signal }),
  })
}

/** Why a member may not do something, in the server's sentence; null when he may. */
export const refusalToDispatch = ({ can }: OwnFleet): string | null =>
  can.dispatch ? null : fleets.mayLook
export const refusalToManage = ({ can }: OwnFleet): string | null =>
  can.manage ? null : fleets.managersOnly
