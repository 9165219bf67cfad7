import { useQuery } from '@tanstack/react-query'
import { suggestPrices } from '#contract/bids.ts'
import type { ServiceType } from '#contract/catalogue.ts'
import { call } from '../../../kit/api/call.ts'

/** What this shop has asked for a service before: for what the last bid was accepted, and the middle of the newest; null without a history. */
export function useOwnPrices(serviceType: ServiceType, enabled = true) {
  const { data } = useQuery({
    queryKey: ['/api/bids', 'own-prices', serviceType],
    queryFn: ({ signal }) => call(suggestPrices, { query: { serviceType }, signal }),
    enabled,
  })
  return { lastAccepted: data?.lastAccepted ?? null, median: data?.median ?? null }
}
