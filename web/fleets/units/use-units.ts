import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SentBodyOf } from '#contract/endpoint.ts'
import { addUnit, changeUnit, listUnits, retireUnit } from '#contract/units.ts'
import { call } from '../../api/call.ts'
import { useKeyOf } from '../../api/use-key-of.ts'
import { asSignedIn } from '../../auth/as-signed-in.ts'
import { driversKey, fleetKey, overviewKey, unitsKey } from '../keys.ts'

export function useUnits(interval: number | false = false) {
  return useQuery({
    queryKey: unitsKey,
    queryFn: ({ signal }) => asSignedIn(() => call(listUnits, { signal })),
    refetchInterval: interval,
  })
}

/** Registers a unit, or with an id changes one. */
export function useSaveUnit(id: string | null) {
  const keyOf = useKeyOf()
  const readAgain = useReadUnitsAgain()
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof addUnit>) =>
      asSignedIn(() =>
        id
          ? call(changeUnit, { params: { id }, body })
          : call(addUnit, { body, idempotencyKey: keyOf(body) }),
      ),
    onSuccess: readAgain,
  })
}

export function useRetireUnit(id: string) {
  const readAgain = useReadUnitsAgain()
  return useMutation({
    mutationFn: () => asSignedIn(() => call(retireUnit, { params: { id } })),
    onSuccess: readAgain,
  })
}

/** Units stand beside their drivers, and are what the fleet counts. */
function useReadUnitsAgain() {
  const client = useQueryClient()
  return () =>
    Promise.all(
      [unitsKey, driversKey, fleetKey, overviewKey].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    )
}
