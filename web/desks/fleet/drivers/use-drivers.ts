import { useMutation, useQuery } from '@tanstack/react-query'
import {
  addDriver,
  changeDriver,
  type Driver,
  giveDriverCode,
  listDrivers,
  setDriverActivity,
} from '#contract/drivers.ts'
import type { SentBodyOf } from '#contract/endpoint.ts'
import { listFleetRequests } from '#contract/fleet-requests.ts'
import { call } from '../../../kit/api/call.ts'
import { useKeyOf } from '../../../kit/api/use-key-of.ts'
import { useReadAgain } from '../../../kit/api/use-read-again.ts'
import { boardKey, driversKey, unitsKey } from '../keys.ts'

export function useDrivers(interval: number | false = false) {
  return useQuery({
    queryKey: driversKey,
    queryFn: ({ signal }) => call(listDrivers, { signal }),
    refetchInterval: interval,
  })
}

/** The last requests of one driver. */
export function useDriverRequests(driverId: string) {
  return useQuery({
    queryKey: [...boardKey, 'of-driver', driverId],
    queryFn: ({ signal }) => call(listFleetRequests, { query: { driverId }, signal }),
    // Nothing tells this list of news.
    staleTime: 0,
  })
}

/** Adds a driver; the same one again, after an answer that was lost, is added once. */
export function useAddDriver() {
  const keyOf = useKeyOf()
  const readAgain = useReadDriversAgain()
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof addDriver>) =>
      call(addDriver, { body, idempotencyKey: keyOf(body) }),
    onSuccess: readAgain,
  })
}

export function useChangeDriver(id: string) {
  const readAgain = useReadDriversAgain()
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof changeDriver>) =>
      call(changeDriver, { params: { id }, body }),
    onSuccess: readAgain,
  })
}

/** Deactivates a driver or takes him back. */
export function useDriverActivity({ id }: Driver) {
  const readAgain = useReadDriversAgain()
  return useMutation({
    mutationFn: (isActive: boolean) =>
      call(setDriverActivity, { params: { id }, body: { isActive } }),
    onSuccess: readAgain,
  })
}

/** Gives a driver a new sign-in code; after an answer that was lost the same press gives the same code. */
export function useGiveCode({ id }: Driver) {
  const keyOf = useKeyOf()
  const readAgain = useReadDriversAgain()
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof giveDriverCode>) =>
      call(giveDriverCode, { params: { id }, body, idempotencyKey: keyOf(body) }),
    onSuccess: readAgain,
  })
}

const useReadDriversAgain = () => useReadAgain(driversKey, unitsKey)
