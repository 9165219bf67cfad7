import { type UseMutationResult, useMutation, useQuery } from '@tanstack/react-query'
import type { SentBodyOf } from '#contract/endpoint.ts'
import {
  advanceJob,
  delayJob,
  giveUpJob,
  handBackJob,
  type JobForProvider,
  jobFigures,
  listOwnJobs,
  lowerPrice,
  reportCustomerGone,
  type Step,
  takeBackArrival,
} from '#contract/jobs.ts'
import { call } from '../../kit/api/call.ts'
import { usePages } from '../../kit/api/use-pages.ts'
import { useReadAgain } from '../../kit/api/use-read-again.ts'
import { useUntilAnswered } from '../../kit/api/use-until-answered.ts'
import { drawWithPage } from '../../kit/api/with-page.ts'
import type { DevicePosition } from '../../kit/map/use-geolocation.ts'
import { now } from '../../kit/ui/clock.ts'
import { jobsKey } from '../requests/jobs-key.ts'
import { isRunning } from './phases.ts'

/** The provider's jobs: running ones first, then those with a dispute to answer, then the newest. */
export const useOwnJobs = (refetchInterval: number | false) =>
  usePages(listOwnJobs, { key: [...jobsKey, 'list'], refetchInterval })

/** Waits for somebody of the shop now: a job to be done, or a dispute to be answered. */
export const needsShop = ({ phase, disputeWaits }: JobForProvider): boolean =>
  isRunning(phase) || disputeWaits === true

/** What today's jobs leave, and how many run. */
export function useFigures(interval: number | false) {
  const queryKey = [...jobsKey, 'figures']
  drawWithPage(queryKey, jobFigures)
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call(jobFigures, { signal }),
    refetchInterval: interval,
  })
}

/** A step at the moment of its press: where the device is may still be coming. */
export type PressedStep = Omit<SentBodyOf<typeof advanceJob>, 'fix' | 'occurredAt'> & {
  fix?: Promise<Step['fix']>
}

/** Moves a job on: of the provider, or of the technician who is on it. */
export type Advance = UseMutationResult<unknown, Error, PressedStep>

/** A step at the roadside, where there may be no signal: it counts from its press, whenever that arrives. */
export function useAdvance(id: string) {
  const onSettled = useReadAgain(jobsKey)
  const { send, isLost } = useUntilAnswered()
  const advance: Advance = useMutation({
    mutationFn: async ({ note, fix, ...step }: PressedStep) => {
      const occurredAt = new Date(now()).toISOString()
      const body = { occurredAt, ...step, note: note || undefined, fix: await fix }
      return send((way) => call(advanceJob, { params: { id }, body, ...way }))
    },
    onSettled,
  })
  return { advance, isLost }
}

/** What a provider does with a job besides. */
export function useJobDeeds(id: string) {
  const onSettled = useReadAgain(jobsKey)
  return {
    handBack: useMutation({
      mutationFn: (reason: string) => call(handBackJob, { params: { id }, body: { reason } }),
      onSettled,
    }),
    giveUp: useMutation({
      mutationFn: (reason: string) => call(giveUpJob, { params: { id }, body: { reason } }),
      onSettled,
    }),
    lowerPrice: useMutation({
      mutationFn: (body: SentBodyOf<typeof lowerPrice>) =>
        call(lowerPrice, { params: { id }, body }),
      onSettled,
    }),
    delay: useMutation({
      mutationFn: (minutes: number) => call(delayJob, { params: { id }, body: { minutes } }),
      onSettled,
    }),
    takeBack: useMutation({
      mutationFn: () => call(takeBackArrival, { params: { id } }),
      onSettled,
    }),
    customerGone: useMutation({
      mutationFn: (fix: DevicePosition) => call(reportCustomerGone, { params: { id }, body: fix }),
      onSettled,
    }),
  }
}
