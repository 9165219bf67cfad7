import { useMutation, useQuery } from '@tanstack/react-query'
import type { SentBodyOf } from '#contract/endpoint.ts'
import {
  chooseTruck,
  connectMotive,
  connectSamsara,
  disconnectFeed,
  type FleetSystem,
  listFleetFeeds,
  lookForVehicles,
} from '#contract/fleet-feeds.ts'
import { call } from '../../../kit/api/call.ts'
import { useReadAgain } from '../../../kit/api/use-read-again.ts'

const feedsKey = [listFleetFeeds.path]
const lookAgainMs = 15_000

/** What is connected. A vehicle that is told of shows up while somebody waits for it. */
export const useFleetFeeds = () =>
  useQuery({
    queryKey: feedsKey,
    queryFn: ({ signal }) => call(listFleetFeeds, { signal }),
    refetchInterval: lookAgainMs,
  })

// Each time another key of the call: the same words twice are two secrets.
export const useConnectMotive = () =>
  useDeed((body: SentBodyOf<typeof connectMotive>) => call(connectMotive, { body }))
export const useConnectSamsara = () =>
  useDeed((body: SentBodyOf<typeof connectSamsara>) => call(connectSamsara, { body }))
export const useLookForVehicles = () => useDeed(() => call(lookForVehicles))
export const useChooseTruck = (system: FleetSystem) =>
  useDeed((body: SentBodyOf<typeof chooseTruck>) => call(chooseTruck, { params: { system }, body }))
export const useDisconnect = () =>
  useDeed((system: FleetSystem) => call(disconnectFeed, { params: { system } }))

function useDeed<Input, Answer>(deed: (input: Input) => Promise<Answer>) {
  return useMutation({
    mutationFn: (input: Input) => deed(input),
    onSettled: useReadAgain(feedsKey),
  })
}
