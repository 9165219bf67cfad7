import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { readRequest } from '#contract/bids.ts'
import {
  listOwnRequests,
  type RequestLine,
  type RequestStatus,
  requestFigures,
} from '#contract/requests.ts'
import { settings } from '#contract/settings.ts'
import { call } from '../../api/call.ts'
import { rowsOf } from '../../api/rows-of.ts'
import { asSignedIn } from '../../auth/as-signed-in.ts'
import { ownFiguresKey, ownListKey, ownRequestKey } from './own-keys.ts'

/** How often to ask while the live stream is down, in milliseconds, or never. */
type Interval = number | false

/** The account's requests in some states, newest first. */
export function useRequestsIn(status: readonly RequestStatus[], interval: Interval) {
  return useInfiniteQuery({
    queryKey: [...ownListKey, ...status],
    queryFn: ({ pageParam, signal }) =>
      asSignedIn(() =>
        call(listOwnRequests, { query: { status: status.join(','), before: pageParam }, signal }),
      ),
    select: rowsOf<RequestLine>,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) =>
      last.length < settings.pageSize.list ? undefined : last.at(-1)?.id,
    refetchInterval: interval,
  })
}

/** How many requests stand in each state, and the bids on all of them. */
export function useRequestFigures(interval: Interval) {
  return useQuery({
    queryKey: ownFiguresKey,
    queryFn: ({ signal }) => asSignedIn(() => call(requestFigures, { signal })),
    refetchInterval: interval,
  })
}

/** One of the account's requests with its bids, the cheapest first. */
export function useOwnRequest(id: string, interval: Interval) {
  return useQuery({
    queryKey: ownRequestKey(id),
    queryFn: ({ signal }) => asSignedIn(() => call(readRequest, { params: { id }, signal })),
    refetchInterval: interval,
  })
}
export type OwnRequest = NonNullable<ReturnType<typeof useOwnRequest>['data']>
