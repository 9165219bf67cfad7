import { useMutation, useQuery } from '@tanstack/react-query'
import type { SentBodyOf } from '#contract/endpoint.ts'
import { addUnit, changeUnit, listUnits, retireUnit } from '#contract/units.ts'
import { call } from '../../../kit/api/call.ts'
import { useKeyOf } from '../../../kit/api/use-key-of.ts'
import { useReadAgain } from '../../../kit/api/use-read-again.ts'
import { driversKey, fleetKey, overviewKey, unitsKey } from '../keys.ts'

export function useUnits(interval: number | false = false) {
  return useQuery({
    queryKey: unitsKey,
    queryFn: ({ signal }) => call(listUnits, { signal }),
    refetchInterval: interval,
  })
}

/** Registers a unit, or with an id changes one. */
export function useSaveUnit(id: string | null) {
  const keyOf = useKeyOf()
  const readAgain = useReadUnitsAgain()
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof addUnit>) =>
      id
        ? call(changeUnit, { params: { id }, body })
        : call(addUnit, { body, idempotencyKey: keyOf(body) }),
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
