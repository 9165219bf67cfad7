import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { listOwnRequests, type RequestLine } from '#contract/requests.ts'
import { settings } from '#contract/settings.ts'
import { call } from '../api/call.ts'
import { useLive } from '../api/live.ts'
import { pollWhenDown } from '../api/polling.ts'
import { rowsOf } from '../api/rows-of.ts'
import { asSignedIn } from '../auth/as-signed-in.ts'

const key = [listOwnRequests.path]

/** The caller's own requests, kept up to date by the live stream; every 30 s without it while one is open (S0 §7). */
export function useOwnRequests() {
  const client = useQueryClient()
  const live = useLive({ onMessage: () => client.invalidateQueries({ queryKey: key }) })
  return useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) =>
      asSignedIn(() => call(listOwnRequests, { query: { before: pageParam }, signal })),
    select: rowsOf<RequestLine>,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) =>
      last.length < settings.pageSize.list ? undefined : last.at(-1)?.id,
    refetchInterval: ({ state }) =>
      state.data?.pages.flat().some(({ status }) => status === 'open')
        ? pollWhenDown(live, settings.polling.dashboardMs)
        : false,
  })
}
