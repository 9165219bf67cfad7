import { useMutation, useQuery } from '@tanstack/react-query'
import {
  listStuckDeliveries,
  readOperations,
  retryDelivery,
  type StuckStatus,
} from '#contract/admin-operations.ts'
import { adminOperations } from '#contract/words/en/admin-operations.ts'
import { sentenceOf } from '../../../kit/api/api-error.ts'
import { call } from '../../../kit/api/call.ts'
import { usePages } from '../../../kit/api/use-pages.ts'
import { useReadAgain } from '../../../kit/api/use-read-again.ts'
import { toast } from '../../../kit/ui/toast.ts'
import { everyMs } from '../use-admin.ts'

const boardKey = ['/api/admin/operations']
const stuckKey = ['/api/admin/deliveries']

export function useOperations() {
  return useQuery({
    queryKey: boardKey,
    queryFn: ({ signal }) => call(readOperations, { signal }),
    staleTime: 0,
    refetchInterval: everyMs,
  })
}

export function useStuckDeliveries(status: StuckStatus) {
  return usePages(listStuckDeliveries, {
    key: [...stuckKey, status],
    query: { status },
    staleTime: 0,
    refetchInterval: everyMs,
  })
}

export function useRetryDelivery() {
  const words = adminOperations.stuck
  return useMutation({
    mutationFn: (id: number) => call(retryDelivery, { params: { id: String(id) } }),
    onSuccess: () => toast({ title: words.retried, tone: 'success' }),
    onError: (error) =>
      toast({
        title: words.retryFailed,
        description: sentenceOf(error, words.tryAgain),
        tone: 'danger',
      }),
    onSettled: useReadAgain(boardKey, stuckKey),
  })
}
