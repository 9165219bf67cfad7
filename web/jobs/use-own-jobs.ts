import {
  type UseMutationResult,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import {
  advanceJob,
  delayJob,
  giveUpJob,
  handBackJob,
  type JobForProvider,
  jobFigures,
  listOwnJobs,
  type ProviderStep,
  reportCustomerGone,
} from '#contract/jobs.ts'
import { settings } from '#contract/settings.ts'
import { call } from '../api/call.ts'
import { rowsOf } from '../api/rows-of.ts'
import { asSignedIn } from '../auth/as-signed-in.ts'
import type { DevicePosition } from '../map/use-geolocation.ts'

/** Jobs and the day's figures: what changes one changes the other. */
export const jobsKey = ['/api/jobs']

/** The provider's jobs: running ones first, then the newest. */
export function useOwnJobs(interval: number | false) {
  return useInfiniteQuery({
    queryKey: [...jobsKey, 'list'],
    queryFn: ({ pageParam, signal }) =>
      asSignedIn(() => call(listOwnJobs, { query: { before: pageParam }, signal })),
    select: rowsOf<JobForProvider>,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) =>
      last.length < settings.pageSize.list ? undefined : last.at(-1)?.id,
    refetchInterval: interval,
  })
}

/** What today's jobs leave, and how many run. */
export function useFigures(interval: number | false) {
  return useQuery({
    queryKey: [...jobsKey, 'figures'],
    queryFn: ({ signal }) => asSignedIn(() => call(jobFigures, { signal })),
    refetchInterval: interval,
  })
}

/** Moves a job on: of the provider, or of the technician who is on it. */
export type Advance = UseMutationResult<unknown, Error, { step: ProviderStep; note?: string }>

/** What a provider does with his job. */
export function useJobDeeds(id: string) {
  const client = useQueryClient()
  const onSettled = () => client.invalidateQueries({ queryKey: jobsKey })
  return {
    advance: useMutation({
      mutationFn: ({ step, note }: { step: ProviderStep; note?: string }) =>
        asSignedIn(() =>
          call(advanceJob, { params: { id }, body: { step, note: note || undefined } }),
        ),
      onSettled,
    }),
    handBack: useMutation({
      mutationFn: (reason: string) =>
        asSignedIn(() => call(handBackJob, { params: { id }, body: { reason } })),
      onSettled,
    }),
    giveUp: useMutation({
      mutationFn: (reason: string) =>
        asSignedIn(() => call(giveUpJob, { params: { id }, body: { reason } })),
      onSettled,
    }),
    delay: useMutation({
      mutationFn: (minutes: number) =>
        asSignedIn(() => call(delayJob, { params: { id }, body: { minutes } })),
      onSettled,
    }),
    customerGone: useMutation({
      mutationFn: (fix: DevicePosition) =>
        asSignedIn(() => call(reportCustomerGone, { params: { id }, body: fix })),
      onSettled,
    }),
  }
}
