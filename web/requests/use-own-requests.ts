import { useQuery, useQueryClient } from '@tanstack/react-query'
import { listOwnRequests } from '#contract/requests.ts'
import { settings } from '#contract/settings.ts'
import { call } from '../api/call.ts'
import { useLive } from '../api/live.ts'
import { pollWhenDown } from '../api/polling.ts'

const key = [listOwnRequests.path]

/** The caller's own requests, kept up to date by the live stream; every 30 s without it while one is open (S0 §7). */
export function useOwnRequests() {
  const client = useQueryClient()
  const live = useLive({ onMessage: () => client.invalidateQueries({ queryKey: key }) })
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(listOwnRequests, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === 'open')
        ? pollWhenDown(live, settings.polling.dashboardMs)
        : false,
  })
}
