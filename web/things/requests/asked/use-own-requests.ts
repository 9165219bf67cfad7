import { useQuery } from '@tanstack/react-query'
import { readRequest } from '#contract/bids.ts'
import { listOwnRequests, type RequestStatus, requestFigures } from '#contract/requests.ts'
import { call } from '../../../kit/api/call.ts'
import { usePages } from '../../../kit/api/use-pages.ts'
import { drawWithPage } from '../../../kit/api/with-page.ts'
import { ownFiguresKey, ownListKey, ownRequestKey } from './own-keys.ts'

/** How often to ask while the live stream is down, in milliseconds, or never. */
type Interval = number | false

/** The account's requests in some states, newest first. */
export const useRequestsIn = (status: readonly RequestStatus[], refetchInterval: Interval) =>
  usePages(listOwnRequests, {
    key: [...ownListKey, ...status],
    query: { status: status.join(',') },
    refetchInterval,
  })

/** How many requests stand in each state, and the bids on all of them. */
export function useRequestFigures(interval: Interval) {
  drawWithPage(ownFiguresKey, requestFigures)
  return useQuery({
    queryKey: ownFiguresKey,
    queryFn: ({ signal }) => call(requestFigures, { signal }),
    refetchInterval: interval,
  })
}

/** One of the account's requests with its bids, the cheapest first. */
export function useOwnRequest(id: string, interval: Interval) {
  drawWithPage(ownRequestKey(id), readRequest, { params: { id } })
  return useQuery({
    queryKey: ownRequestKey(id),
    queryFn: ({ signal }) => call(readRequest, { params: { id }, signal }),
    refetchInterval: interval,
  })
}
export type OwnRequest = NonNullable<ReturnType<typeof useOwnRequest>['data']>
