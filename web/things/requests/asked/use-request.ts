import { keepPreviousData, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { listPublicBids } from '#contract/bids.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { may } from '#contract/lifecycle.ts'
import { type RequestForOwner, readPublicRequest, requestLifecycle } from '#contract/requests.ts'
import { isUnknown } from '../../../kit/api/api-error.ts'
import { call } from '../../../kit/api/call.ts'
import { orLastSeen } from '../../../kit/api/last-seen.ts'
import { useAccess } from '../../../kit/api/RequestAccess.tsx'
import { forgetRequest, seenBids, seenRequests } from './last-seen-request.ts'
import { ownFiguresKey, ownListKey, ownRequestKey } from './own-keys.ts'

export const requestKey = (id: string) => ['/api/service-requests', id, 'public']
const bidsKey = (id: string) => ['/api/service-requests', id, 'bids', 'public']

type PublicRequest = AnswerOf<typeof readPublicRequest>

/** Milliseconds between two readings, or none while the live stream stands. */
type Interval = number | false

/** A request by its id: all of it with a link or for its owner, the outline for anybody else (rules C9). */
export const requestReading = (id: string, token: string | null) =>
  queryOptions({
    queryKey: [...requestKey(id), token],
    queryFn: ({ signal, ...query }) =>
      orLastSeen(
        async () => {
          const request = await call(readPublicRequest, { params: { id }, token, signal }).catch(
            (error) => {
              if (token && isUnknown(error)) void forgetRequest(token)
              throw error
            },
          )
          if (token)
            void (isRunning(request) ? seenRequests.keep(token, request) : forgetRequest(token))
          return request
        },
        token === null ? null : () => seenRequests.read(token),
        query,
      ),
  })

export function useRequest(id: string, interval: Interval) {
  const { token } = useAccess()
  return useQuery({
    ...requestReading(id, token),
    refetchInterval: interval,
    placeholderData: keepPreviousData,
  })
}

/** So long it is kept on the device: not once it is over, and not for a link that shows the outline only, or no longer more. */
const isRunning = (request: PublicRequest | undefined): request is RequestForOwner =>
  request?.view === 'owner' && may(requestLifecycle, 'cancel', request.status)

/** The bids that this link or account may see. */
export const bidsReading = (id: string, token: string | null) =>
  queryOptions({
    queryKey: [...bidsKey(id), token],
    queryFn: ({ signal, ...query }) =>
      orLastSeen(
        async () => {
          const bids = await call(listPublicBids, { params: { id }, token, signal })
          const request = query.client.getQueryData<PublicRequest>([...requestKey(id), token])
          if (token && isRunning(request)) void seenBids.keep(token, bids)
          return bids
        },
        token === null ? null : () => seenBids.read(token),
        query,
      ),
  })

export function useBids(id: string, interval: Interval) {
  const { token } = useAccess()
  return useQuery({ ...bidsReading(id, token), refetchInterval: interval })
}

/** Reads the request and its bids again, because something has happened to them. */
export function readAgain(client: QueryClient, id: string): Promise<unknown> {
  const keys = [requestKey(id), bidsKey(id), ownRequestKey(id), ownListKey, ownFiguresKey]
  return Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: key })))
}
