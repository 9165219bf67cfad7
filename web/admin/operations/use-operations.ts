import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  listStuckDeliveries,
  readOperations,
  retryDelivery,
  type StuckStatus,
} from '#contract/admin-operations.ts'
import { settings } from '#contract/settings.ts'
import { sentenceOf } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { rowsOf } from '../../api/rows-of.ts'
import { asSignedIn } from '../../auth/as-signed-in.ts'
import { adminOperations } from '../../messages/en/admin-operations.ts'
import { toast } from '../../ui/toast.ts'
import { everyMs } from '../use-admin.ts'

const boardKey = ['/api/admin/operations']
const stuckKey = ['/api/admin/deliveries']

export function useOperations() {
  return useQuery({
    queryKey: boardKey,
    queryFn: ({ signal }) => asSignedIn(() => call(readOperations, { signal })),
    staleTime: 0,
    refetchInterval: everyMs,
  })
}

export function useStuckDeliveries(status: StuckStatus) {
  return useInfiniteQuery({
    queryKey: [...stuckKey, status],
    queryFn: ({ pageParam, signal }) =>
      asSignedIn(() => call(listStuckDeliveries, { query: { status, before: pageParam }, signal })),
    select: rowsOf,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) =>
      last.length < settings.pageSize.list ? undefined : String(last.at(-1)?.id),
    staleTime: 0,
    refetchInterval: everyMs,
  })
}

export function useRetryDelivery() {
  const client = useQueryClient()
  const words = adminOperations.stuck
  return useMutation({
    mutationFn: (id: number) =>
      asSignedIn(() => call(retryDelivery, { params: { id: String(id) } })),
    onSuccess: () => toast({ title: words.retried, tone: 'success' }),
    onError: (error) =>
      toast({
        title: words.retryFailed,
        description: sentenceOf(error, words.tryAgain),
        tone: 'danger',
      }),
    onSettled: () =>
      Promise.all([boardKey, stuckKey].map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
}
