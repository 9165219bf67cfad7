import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Correction, correctRequest } from '#contract/correcting.ts'
import { askToStop, contestCustomerGone, releaseJob } from '#contract/jobs.ts'
import { cancelRequest, reopenRequest } from '#contract/requests.ts'
import { textsConsent } from '#contract/texting.ts'
import { widenRequest } from '#contract/waiting.ts'
import { call } from '../../../kit/api/call.ts'
import { useAccess } from '../../../kit/api/RequestAccess.tsx'
import { useKeyOf } from '../../../kit/api/use-key-of.ts'
import type { Way } from '../../../kit/api/use-until-answered.ts'
import { useNewLink } from './use-new-link.ts'
import { readAgain } from './use-request.ts'

interface ForJob {
  jobId: string
  reason: string
  way: Way
}

/** What the owner of a request may do with it besides accepting a bid. */
export function useRequestDeeds(id: string) {
  const { token } = useAccess()
  const client = useQueryClient()
  const keyOf = useKeyOf()
  const goOn = useNewLink(id)
  const onSettled = () => readAgain(client, id)
  return {
    cancel: useMutation({
      mutationFn: ({ way, ...body }: { reason: string; fee?: string; way: Way }) =>
        call(cancelRequest, { params: { id }, token, body, ...way }),
      onSettled,
    }),
    askToStop: useMutation({
      mutationFn: ({ jobId, reason, way }: ForJob) =>
        call(askToStop, { params: { id: jobId }, token, body: { reason }, ...way }),
      onSettled,
    }),
    reopen: useMutation({
      mutationFn: () => call(reopenRequest, { params: { id }, token }),
      onSettled,
    }),
    correct: useMutation({
      mutationFn: (body: Correction) =>
        call(correctRequest, {
          params: { id },
          token,
          body: { ...body, textsConsent },
          idempotencyKey: keyOf(body),
        }),
      onSuccess: goOn,
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
      mutationFn: ({ jobId, reason, way }: ForJob) =>
        call(contestCustomerGone, { params: { id: jobId }, token, body: { reason }, ...way }),
      onSettled,
    }),
  }
}
