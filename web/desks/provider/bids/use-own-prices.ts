import { queryOptions, useQuery } from '@tanstack/react-query'
import { suggestPrices } from '#contract/bids.ts'
import type { ServiceType } from '#contract/catalogue.ts'
import { call } from '../../../kit/api/call.ts'
import { queryClient } from '../../../kit/api/query-client.ts'

const ownPrices = (serviceType: ServiceType) =>
  queryOptions({
    queryKey: ['/api/bids', 'own-prices', serviceType],
    queryFn: ({ signal }) => call(suggestPrices, { query: { serviceType }, signal }),
  })

/** What this shop has asked for a service before: for what the last bid was accepted, and the middle of the newest; null without a history. */
export function useOwnPrices(serviceType: ServiceType) {
  const { data } = useQuery(ownPrices(serviceType))
  return { lastAccepted: data?.lastAccepted ?? null, median: data?.median ?? null }
}

/** Longer than this no press waits for a question about its price. */
const waitsMs = 5_000

/** The middle of the newest, for a press that may come before it is read; null also where it does not come in time. */
export function usualPrice(serviceType: ServiceType): Promise<string | null> {
  const read = queryClient.ensureQueryData(ownPrices(serviceType)).then(({ median }) => median)
  const tooLate = new Promise<null>((resolve) => setTimeout(() => resolve(null), waitsMs))
  return Promise.race([read, tooLate]).catch(() => null)
}
