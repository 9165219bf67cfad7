import { useMutation, useQuery } from '@tanstack/react-query'
import type { SentBodyOf } from '#contract/endpoint.ts'
import { addHoliday, listHolidays, removeHoliday } from '#contract/holidays.ts'
import { call } from '../../../kit/api/call.ts'
import { useReadAgain } from '../../../kit/api/use-read-again.ts'
import { boardKey } from '../board/keys.ts'
import { ownProviderKey } from '../use-own-provider.ts'

const holidaysKey = ['/api/provider', 'holidays']

export function useHolidays() {
  return useQuery({
    queryKey: holidaysKey,
    queryFn: ({ signal }) => call(listHolidays, { signal }),
  })
}

export function useAddHoliday() {
  const follow = useFollow()
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof addHoliday>) => call(addHoliday, { body }),
    onSuccess: follow,
  })
}

export function useRemoveHoliday() {
  const follow = useFollow()
  return useMutation({
    mutationFn: (id: string) => call(removeHoliday, { params: { id } }),
    onSuccess: follow,
  })
}

/** A holiday of today empties or fills the board. */
const useFollow = () => useReadAgain(ownProviderKey, boardKey)
