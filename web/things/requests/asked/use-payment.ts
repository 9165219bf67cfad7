import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { EventName } from '#contract/event-names.ts'
import type { TimelineEntry } from '#contract/jobs.ts'
import {
  choosePayment,
  lookAtPayment,
  type Payment,
  type PayWay,
  putCard,
  readPayment,
} from '#contract/payments.ts'
import { call } from '../../../kit/api/call.ts'
import { useAccess } from '../../../kit/api/RequestAccess.tsx'
import { jobsKey } from '../jobs-key.ts'

const aboutMoney: readonly EventName[] = [
  'payment_chosen',
  'payment_opened',
  'terms_credited',
  'fleet_paid',
  'fleet_unpaid',
  'payment_secured',
  'payment_failed',
  'payment_captured',
  'payment_released',
  'fleet_check_given',
  'fleet_check_shown',
  'tip_paid',
  'refund_asked',
  'payment_refunded',
  'refund_failed',
  'chargeback_opened',
  'chargeback_won',
  'chargeback_lost',
  'chargeback_settled',
  'dispute_opened',
  'dispute_ended',
  'award_carried_out',
  'change_order_answered',
  'price_lowered',
  'job_confirmed',
  'job_cancelled',
]

/** How often the page is asked what came of a card, while it waits for one, in milliseconds. */
const waitingMs = 4_000

/** How a job is paid; read again with each news of it. `isBack`: from the processor's page, so it is asked what came of that. */
export function usePayment(jobId: string, timeline: readonly TimelineEntry[], isBack = false) {
  const { token } = useAccess()
  const newest = timeline.findLast(({ name }) => aboutMoney.includes(name))
  return useQuery({
    queryKey: [...jobsKey, jobId, 'payment', newest?.id, token, isBack],
    queryFn: ({ signal }) =>
      call(isBack ? lookAtPayment : readPayment, { params: { id: jobId }, token, signal }),
    staleTime: 0,
    // What is shown stays till the news has come: a choice that somebody is making, a code that is read once.
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (isWaiting(state.data, isBack) ? waitingMs : false),
  })
}

/** Back from the page, or a tip is on its way: what comes of it is seen soon. */
const isWaiting = (payment: Payment | undefined, isBack: boolean): boolean =>
  payment?.tip?.state === 'taking' ||
  (isBack && (payment?.state === 'needs_card' || payment?.tip?.state === 'needs_card'))

/** Leads to the page of the card processor. */
export function usePutCard(jobId: string) {
  const { token } = useAccess()
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(putCard, { params: { id: jobId }, token }),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: () => client.invalidateQueries({ queryKey: [...jobsKey, jobId, 'payment'] }),
  })
}

/** A fleet says that it pays on its terms, or directly. */
export function useChoosePay(jobId: string) {
  const { token } = useAccess()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (method: PayWay) =>
      call(choosePayment, { params: { id: jobId }, token, body: { method } }),
    onSettled: () => client.invalidateQueries({ queryKey: [...jobsKey, jobId, 'payment'] }),
  })
}

/** Does a card pay for it, all of it or a part? */
export const isByCard = ({ state }: Payment): boolean =>
  state === 'secured' || state === 'taking' || state === 'taken'

/** Does the bill of a fleet pay it, as far as that is known? */
export const isOnTerms = (payment: Payment | undefined): boolean => Boolean(payment?.terms)

/** How a job is paid: on the terms of its fleet, by card, or directly to the provider. */
export const wayOf = (payment: Payment): 'terms' | 'card' | 'direct' =>
  payment.terms ? 'terms' : isByCard(payment) ? 'card' : 'direct'
