import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import type { SentBodyOf, SentQueryOf } from '#contract/endpoint.ts'
import {
  addUnit,
  changeUnit,
  countUnits,
  listUnits,
  readUnit,
  retireUnit,
} from '#contract/units.ts'
import { call } from '../../../kit/api/call.ts'
import { usePages } from '../../../kit/api/use-pages.ts'
import { useReadAgain } from '../../../kit/api/use-read-again.ts'
import { driversKey, fleetKey, overviewKey, unitsKey } from '../keys.ts'

export type UnitsWanted = SentQueryOf<typeof countUnits>

/** The fleet's trucks and trailers, page by page. */
export const useUnits = (query: UnitsWanted, interval: number | false) =>
  usePages(listUnits, {
    key: [...unitsKey, 'pages', query],
    query,
    cursor: 'after',
    keepsPrevious: true,
    refetchInterval: interval,
  })

/** How many are found, and how many there are. */
export const useUnitCounts = (query: UnitsWanted, interval: number | false) =>
  useQuery({
    queryKey: [...unitsKey, 'figures', query],
    queryFn: ({ signal }) => call(countUnits, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: interval,
  })

/** The first units that a search finds; none is read before somebody searches. */
export const useUnitSearch = (wanted: string | null) =>
  useQuery({
    queryKey: [...unitsKey, 'search', wanted],
    queryFn: ({ signal }) => call(listUnits, { query: wanted ? { search: wanted } : {}, signal }),
    enabled: wanted !== null,
    placeholderData: keepPreviousData,
  })

/** One of the fleet's units. */
export const useFleetUnit = (id: string | undefined) =>
  useQuery({
    queryKey: [...unitsKey, id ?? ''],
    queryFn: ({ signal }) => call(readUnit, { params: { id: id ?? '' }, signal }),
    enabled: Boolean(id),
  })

/** Registers a unit, or with an id changes one. */
export function useSaveUnit(id: string | null) {
  const readAgain = useReadUnitsAgain()
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof addUnit>) =>
      id ? call(changeUnit, { params: { id }, body }) : call(addUnit, { body }),
    onSuccess: readAgain,
  })
}

export function useRetireUnit(id: string) {
  const readAgain = useReadUnitsAgain()
  return useMutation({
    mutationFn: () => call(retireUnit, { params: { id } }),
    onSuccess: readAgain,
  })
}

/** Units stand beside their drivers, and are what the fleet counts. */
const useReadUnitsAgain = () => useReadAgain(unitsKey, driversKey, fleetKey, overviewKey)
