import { useQuery } from '@tanstack/react-query'
import { readDriver } from '#contract/drivers.ts'
import { call } from '../../../kit/api/call.ts'
import { driversKey } from '../keys.ts'

/** One of the fleet's drivers; read again together with the list of them. */
export const useFleetDriver = (id: string | undefined) =>
  useQuery({
    queryKey: [...driversKey, id ?? ''],
    queryFn: ({ signal }) => call(readDriver, { params: { id: id ?? '' }, signal }),
    enabled: Boolean(id),
  })
