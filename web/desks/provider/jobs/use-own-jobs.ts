import { useMutation, useQuery } from '@tanstack/react-query'
import type { SentBodyOf } from '#contract/endpoint.ts'
import {
  giveUpJob,
  handBackJob,
  type JobForProvider,
  jobFigures,
  listOwnJobs,
  lowerPrice,
  reportCustomerGone,
  takeBackArrival,
} from '#contract/jobs.ts'
import { call } from '../../../kit/api/call.ts'
import { usePages } from '../../../kit/api/use-pages.ts'
import { useReadAgain } from '../../../kit/api/use-read-again.ts'
import type { Attempt } from '../../../kit/api/use-until-answered.ts'
import { drawWithPage } from '../../../kit/api/with-page.ts'
import type { DevicePosition } from '../../../kit/map/use-geolocation.ts'
import { isRunning } from '../../../things/jobs/phases.ts'
import { jobsKey } from '../../../things/requests/jobs-key.ts'

export const ownJobsKey = [...jobsKey, 'list']

/** The provider's jobs: running ones first, then those with a dispute to answer, then the newest. */
export const useOwnJobs = (refetchInterval: number | false) =>
  usePages(listOwnJobs, { key: ownJobsKey, refetchInterval })

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

interface Leaving {
  reason: string
  attempt: Attempt
}

/** What a shop does with a job for which the server must answer at once; what waits for a network is pressed (`usePress`). */
export function useJobDeeds(id: string) {
  const onSettled = useReadAgain(jobsKey)
  return {
    handBack: useMutation({
      mutationFn: ({ reason, attempt }: Leaving) =>
        call(handBackJob, { params: { id }, body: { reason }, ...attempt }),
      onSettled,
    }),
    giveUp: useMutation({
      mutationFn: ({ reason, attempt }: Leaving) =>
        call(giveUpJob, { params: { id }, body: { reason }, ...attempt }),
      onSettled,
    }),
    lowerPrice: useMutation({
      mutationFn: (body: SentBodyOf<typeof lowerPrice>) =>
        call(lowerPrice, { params: { id }, body }),
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
