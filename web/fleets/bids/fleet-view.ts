import { type BidForOwner, type BidStatus, bidStatuses } from '#contract/bids.ts'
import { arrange, noFilters, type SortKey } from '../../bids/bid-view.ts'

/** S1 §9: what a fleet sorts its bids by. */
export const fleetSorts = ['price', 'price-desc', 'rating', 'eta', 'speed'] as const
export type FleetSort = (typeof fleetSorts)[number]
export type FleetFilter = BidStatus | 'all'
export const fleetFilters = ['all', ...bidStatuses] as const satisfies FleetFilter[]

/** How the reader wants to see the bids; it lives in the page's address. */
export interface FleetView {
  sort: FleetSort
  filter: FleetFilter
}

const orders: Record<FleetSort, { sort: SortKey; descending: boolean }> = {
  price: { sort: 'price', descending: false },
  'price-desc': { sort: 'price', descending: true },
  rating: { sort: 'rating', descending: true },
  eta: { sort: 'eta', descending: false },
  speed: { sort: 'speed', descending: false },
}

export const readFleetView = (params: URLSearchParams): FleetView => ({
  sort: fleetSorts.find((sort) => sort === params.get('sort')) ?? 'price',
  filter: fleetFilters.find((filter) => filter === params.get('show')) ?? 'all',
})

/** The address with a changed view; what is as usual does not stand in it, everything else stays. */
export function writeFleetView(
  params: URLSearchParams,
  change: Partial<FleetView>,
): URLSearchParams {
  const { sort, filter } = { ...readFleetView(params), ...change }
  const next = new URLSearchParams(params)
  sort === 'price' ? next.delete('sort') : next.set('sort', sort)
  filter === 'all' ? next.delete('show') : next.set('show', filter)
  return next
}

/** The bids of the chosen state in the chosen order; among all, those that can still be decided stand first. */
export function arrangeForFleet(
  bids: readonly BidForOwner[],
  { sort, filter }: FleetView,
): BidForOwner[] {
  const shown = bids.filter(({ status }) => filter === 'all' || status === filter)
  const ordered = arrange(shown, { ...noFilters, ...orders[sort] })
  const rank = ({ status }: BidForOwner) => bidStatuses.indexOf(status)
  return ordered.sort((a, b) => rank(a) - rank(b))
}
