import { useMutation, useQueryClient } from '@tanstack/react-query'
import { askToStop, contestCustomerGone, releaseJob } from '#contract/jobs.ts'
import { cancelRequest, reopenRequest } from '#contract/requests.ts'
import { widenRequest } from '#contract/waiting.ts'
import { call } from '../../../kit/api/call.ts'
import { useAccess } from '../../../kit/api/RequestAccess.tsx'
import type { Attempt } from '../../../kit/api/use-until-answered.ts'
import { readAgain } from './use-request.ts'

interface ForJob {
  jobId: string
  reason: string
  attempt: Attempt
}

/** What the owner of a request may do with it besides accepting a bid. */
export function useRequestDeeds(id: string) {
  const { token } = useAccess()
  const client = useQueryClient()
  const onSettled = () => readAgain(client, id)
  return {
    cancel: useMutation({
      mutationFn: ({ attempt, ...body }: { reason: string; fee?: string; attempt: Attempt }) =>
        call(cancelRequest, { params: { id }, token, body, ...attempt }),
      onSettled,
    }),
    askToStop: useMutation({
      mutationFn: ({ jobId, reason, attempt }: ForJob) =>
        call(askToStop, { params: { id: jobId }, token, body: { reason }, ...attempt }),
      onSettled,
    }),
    reopen: useMutation({
      mutationFn: () => call(reopenRequest, { params: { id }, token }),
      onSettled,
    }),
    widen: useMutation({
      mutationFn: () => call(widenRequest, { params: { id }, token }),
      onSettled,
    }),
    release: useMutation({
      mutationFn: (jobId: string) => call(releaseJob, { params: { id: jobId }, token }),
      onSettled,
    }),
    contest: useMutation({
      mutationFn: ({ jobId, reason, attempt }: ForJob) =>
        call(contestCustomerGone, { params: { id: jobId }, token, body: { reason }, ...attempt }),
      onSettled,
    }),
  }
}
