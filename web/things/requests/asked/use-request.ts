import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import { listPublicBids } from '#contract/bids.ts'
import { may } from '#contract/lifecycle.ts'
import { type RequestForOwner, readPublicRequest, requestLifecycle } from '#contract/requests.ts'
import { isUnknown } from '../../../kit/api/api-error.ts'
import { call } from '../../../kit/api/call.ts'
import { showLastSeen } from '../../../kit/api/last-seen.ts'
import { useAccess } from '../../../kit/api/RequestAccess.tsx'
import { forgetRequest, seenBids, seenRequests } from './last-seen-request.ts'
import { ownFiguresKey, ownListKey, ownRequestKey } from './own-keys.ts'

export const requestKey = (id: string) => ['/api/service-requests', id, 'public']
const bidsKey = (id: string) => ['/api/service-requests', id, 'bids', 'public']

/** Milliseconds between two readings, or none while the live stream stands. */
type Interval = number | false

/** A request by its id: all of it with a link or for its owner, the outline for anybody else (rules C9). */
export function useRequest(id: string, interval: Interval) {
  const { token } = useAccess()
  return useQuery({
    queryKey: [...requestKey(id), token],
    queryFn: async ({ signal, client, queryKey }) => {
      try {
        const request = await call(readPublicRequest, { params: { id }, token, signal })
        if (token && request.view === 'owner') void keep(token, request)
        return request
      } catch (error) {
        if (token && isUnknown(error)) void forgetRequest(token)
        if (token) void showLastSeen(client, queryKey, error, () => seenRequests.read(token))
        throw error
      }
    },
    refetchInterval: interval,
    placeholderData: keepPreviousData,
  })
}

/** On the device, until it is over. */
const keep = (token: string, request: RequestForOwner): Promise<void> =>
  may(requestLifecycle, 'cancel', request.status)
    ? seenRequests.keep(token, request)
    : forgetRequest(token)

/** The bids that this link or account may see. */
export function useBids(id: string, interval: Interval) {
  const { token } = useAccess()
  return useQuery({
    queryKey: [...bidsKey(id), token],
    queryFn: async ({ signal, client, queryKey }) => {
      try {
        const bids = await call(listPublicBids, { params: { id }, token, signal })
        if (token) void seenBids.keep(token, bids)
        return bids
      } catch (error) {
        if (token) void showLastSeen(client, queryKey, error, () => seenBids.read(token))
        throw error
      }
    },
    refetchInterval: interval,
  })
}

/** Reads the request and its bids again, because something has happened to them. */
export function readAgain(client: QueryClient, id: string): Promise<unknown> {
  const keys = [requestKey(id), bidsKey(id), ownRequestKey(id), ownListKey, ownFiguresKey]
  return Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: key })))
}
