import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type ChangeOrder,
  decideChangeOrder,
  leaveAfterNo,
  listChangeOrders,
  withdrawChangeOrder,
} from '#contract/change-orders.ts'
import type { SentBodyOf } from '#contract/endpoint.ts'
import type { EventName } from '#contract/event-names.ts'
import type { TimelineEntry } from '#contract/jobs.ts'
import { call } from '../../kit/api/call.ts'
import { useAccess } from '../../kit/api/RequestAccess.tsx'
import { useReadAgain } from '../../kit/api/use-read-again.ts'
import { readAgain } from '../requests/asked/use-request.ts'
import { jobsKey } from '../requests/jobs-key.ts'

const aboutChanges: readonly EventName[] = [
  'change_order_sent',
  'change_order_answered',
  'change_order_withdrawn',
  'change_order_expired',
  'approval_passed_on',
  'approval_unanswered',
]

/** What was asked for beyond the price of a job, newest first: read once its history knows of any, and with each news of it. */
export function useChangeOrders(jobId: string, timeline: readonly TimelineEntry[]) {
  const { token } = useAccess()
  const newest = timeline.findLast(({ name }) => aboutChanges.includes(name))
  return useQuery({
    queryKey: [...jobsKey, jobId, 'changes', newest?.id, token],
    queryFn: ({ signal }) => call(listChangeOrders, { params: { id: jobId }, token, signal }),
    enabled: newest !== undefined,
    placeholderData: keepPreviousData,
  })
}

/** What the customer answers. */
export function useDecideChange(requestId: string) {
  const { token } = useAccess()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({
      change,
      ...body
    }: { change: ChangeOrder } & SentBodyOf<typeof decideChangeOrder>) =>
      call(decideChangeOrder, { params: { id: change.id }, token, body }),
    onSettled: () => readAgain(client, requestId),
  })
}

/** What the provider does about it; asking itself is pressed (`usePress`). */
export function useChangeDeeds(jobId: string) {
  const onSettled = useReadAgain(jobsKey)
  return {
    withdraw: useMutation({
      mutationFn: (id: string) => call(withdrawChangeOrder, { params: { id } }),
      onSettled,
    }),
    leave: useMutation({
      mutationFn: () => call(leaveAfterNo, { params: { id: jobId } }),
      onSettled,
    }),
  }
}
