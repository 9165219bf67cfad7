import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import {
  acceptOffer,
  answerDispute,
  appealDispute,
  objectAgain,
  offerComeback,
  offerInDispute,
  openDispute,
  readDisputes,
  withdrawDispute,
} from '#contract/disputes.ts'
import type { SentBodyOf } from '#contract/endpoint.ts'
import type { EventName } from '#contract/event-names.ts'
import type { TimelineEntry } from '#contract/jobs.ts'
import { call } from '../../kit/api/call.ts'
import { useAccess } from '../../kit/api/RequestAccess.tsx'
import { useKeyOf } from '../../kit/api/use-key-of.ts'
import { useReadAgain } from '../../kit/api/use-read-again.ts'
import { type Attempt, useUntilAnswered } from '../../kit/api/use-until-answered.ts'
import { forgetWords } from '../../kit/unsaved/kept-words.ts'
import { jobsKey } from '../requests/jobs-key.ts'

/** Everything that is read of requests. */
const requestsKey = ['/api/service-requests']

const aboutDisputes: readonly EventName[] = [
  'job_finished',
  'job_confirmed',
  'job_cancelled',
  'dispute_opened',
  'dispute_answered',
  'dispute_offered',
  'dispute_decided',
  'dispute_appealed',
  'dispute_ended',
  'award_carried_out',
  'comeback_offered',
  'comeback_agreed',
  'comeback_undone',
]

/** What the two sides disagree on; read again with each news of it. */
export function useDisputes(jobId: string, timeline: readonly TimelineEntry[]) {
  const { token } = useAccess()
  const newest = timeline.findLast(({ name }) => aboutDisputes.includes(name))
  return useQuery({
    queryKey: [...jobsKey, jobId, 'disputes', newest?.id, token],
    queryFn: ({ signal }) => call(readDisputes, { params: { id: jobId }, token, signal }),
    enabled: newest !== undefined,
    placeholderData: keepPreviousData,
  })
}

/** Under which what is being written of it is kept in the tab. */
export const disputeDraft = (jobId: string) => `dispute:${jobId}`

/** The same of what a side says later, of the dispute or the comeback. */
export const saidDraft = (id: string) => `said:${id}`

/** Objects to a job that is over. */
export const useOpenDispute = (jobId: string) =>
  useSay(disputeDraft(jobId), (body: SentBodyOf<typeof openDispute>, attempt) =>
    call(openDispute, { params: { id: jobId }, body, ...attempt }),
  )

/** It is still wrong after the provider has come back. */
export const useObjectAgain = (jobId: string) =>
  useSay(saidDraft(jobId), (body: SentBodyOf<typeof objectAgain>, attempt) =>
    call(objectAgain, { params: { id: jobId }, body, ...attempt }),
  )

/** The other side says how it was. */
export const useAnswer = (disputeId: string) =>
  useSay(saidDraft(disputeId), (body: SentBodyOf<typeof answerDispute>, attempt) =>
    call(answerDispute, { params: { id: disputeId }, body, ...attempt }),
  )

/** Sends what is kept as a draft until it is answered, once. */
function useSay<Body>(
  draft: string,
  say: (body: Body, attempt: Attempt & { token: string | null }) => Promise<unknown>,
) {
  const { token } = useAccess()
  const keyOf = useKeyOf()
  const onSettled = useReadAgain(jobsKey, requestsKey)
  const { send, ...tries } = useUntilAnswered({ staysOn: true })
  const deed = useMutation({
    mutationFn: (body: Body) => send((attempt) => say(body, { ...attempt, token }), keyOf(body)),
    onSuccess: () => forgetWords(draft),
    onSettled,
  })
  return { ...deed, ...tries }
}

/** What a side does about it. */
export function useDisputeDeeds(id: string) {
  const { token } = useAccess()
  const onSettled = useReadAgain(jobsKey, requestsKey)
  const keyOf = useKeyOf()
  const { send, ...tries } = useUntilAnswered({ staysOn: true })
  const to = { params: { id }, token }
  const withdraw = useMutation({
    mutationFn: () => send((attempt) => call(withdrawDispute, { ...to, ...attempt }), keyOf(id)),
    onSettled,
  })
  return {
    offer: useMutation({
      mutationFn: (body: SentBodyOf<typeof offerInDispute>) =>
        call(offerInDispute, { ...to, body }),
      onSettled,
    }),
    offerComeback: useMutation({ mutationFn: () => call(offerComeback, to), onSettled }),
    accept: useMutation({
      mutationFn: (offerId: string) => call(acceptOffer, { ...to, body: { offerId } }),
      onSettled,
    }),
    withdraw: { ...withdraw, ...tries },
    appeal: useMutation({
      mutationFn: (body: SentBodyOf<typeof appealDispute>) => call(appealDispute, { ...to, body }),
      onSettled,
    }),
  }
}
