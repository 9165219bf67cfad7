import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import {
  addDriver,
  changeDriver,
  countDrivers,
  type Driver,
  type DriverFilter,
  giveDriverCode,
  listDrivers,
  setDriverActivity,
} from '#contract/drivers.ts'
import type { SentBodyOf, SentQueryOf } from '#contract/endpoint.ts'
import { listFleetRequests } from '#contract/fleet-requests.ts'
import { call } from '../../../kit/api/call.ts'
import { useKeyOf } from '../../../kit/api/use-key-of.ts'
import { usePages } from '../../../kit/api/use-pages.ts'
import { useReadAgain } from '../../../kit/api/use-read-again.ts'
import { boardKey, driversKey, unitsKey } from '../keys.ts'

export type DriversWanted = SentQueryOf<typeof countDrivers>

/** The fleet's drivers, page by page. */
export const useDrivers = (query: DriversWanted, interval: number | false) =>
  usePages(listDrivers, {
    key: [...driversKey, 'pages', query],
    query,
    cursor: 'after',
    keepsPrevious: true,
    refetchInterval: interval,
  })

/** How many are found, and how many there are. */
export const useDriverCounts = (query: DriversWanted, interval: number | false) =>
  useQuery({
    queryKey: [...driversKey, 'figures', query],
    queryFn: ({ signal }) => call(countDrivers, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: interval,
  })

/** The first drivers that a search finds; none is read before somebody searches. */
export const useDriverSearch = (wanted: string | null, status?: DriverFilter) =>
  useQuery({
    queryKey: [...driversKey, 'search', wanted, status],
    queryFn: ({ signal }) =>
      call(listDrivers, {
        query: { ...(wanted && { search: wanted }), ...(status && { status }) },
        signal,
      }),
    enabled: wanted !== null,
    placeholderData: keepPreviousData,
  })

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
  const readAgain = useReadDriversAgain()
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof addDriver>) => call(addDriver, { body }),
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

/** Deactivates a driver or takes them back. */
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
