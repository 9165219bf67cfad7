import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ServiceType } from '#contract/catalogue.ts'
import { listNearbyProviders, readPublicProvider } from '#contract/public-providers.ts'
import { call } from '../../../kit/api/call.ts'
import type { LatLng } from '../../../kit/map/map-props.ts'

/** About 100 m: a pin that is moved a little asks nothing new. */
const grid = (degrees: number) => Math.round(degrees * 1000) / 1000

/** Approved providers that serve a place, the nearest first; nothing is read while the place is unknown. */
export function useNearby(place: LatLng | null, serviceType: ServiceType | null) {
  const at = place && { lat: grid(place.lat), lng: grid(place.lng) }
  return useQuery({
    queryKey: [listNearbyProviders.path, at, serviceType],
    queryFn: ({ signal }) =>
      call(listNearbyProviders, {
        query: {
          lat: String(at?.lat),
          lng: String(at?.lng),
          ...(serviceType && { serviceType }),
        },
        signal,
      }),
    enabled: at !== null,
    placeholderData: keepPreviousData,
  })
}
export type Nearby = ReturnType<typeof useNearby>

/** For the list: what to do when they did not load. */
export const failureOf = ({ isError, isFetching, refetch }: Nearby) =>
  isError ? { busy: isFetching, onRetry: () => void refetch() } : null

/** One provider by its id, where a link names it and no list has it. */
export function usePublicProvider(id: string | null) {
  return useQuery({
    queryKey: [readPublicProvider.path, id],
    queryFn: ({ signal }) => call(readPublicProvider, { params: { id: id ?? '' }, signal }),
    enabled: id !== null,
  })
}
