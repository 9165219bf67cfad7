import { type BidForOwner, type BidStatus, bidStatuses } from '#contract/bids.ts'
import { settings } from '#contract/settings.ts'
import { expectedMinutes, isForThis } from './best-offer.ts'

/** S0 §5: 0 means any. */
export const ratingSteps = [0, 3, 4, 4.5] as const

export const sortKeys = ['price', 'rating', 'eta', 'speed'] as const
export type SortKey = (typeof sortKeys)[number]

/** S1 §9: which bids a fleet wants to see. */
export const bidFilters = ['all', ...bidStatuses] as const satisfies (BidStatus | 'all')[]

/** How the reader wants to see the bids; it lives in the page's address. */
export interface BidView {
  sort: SortKey
  descending: boolean
  minRating: number
  /** In dollars and minutes; 0 means no filter. */
  maxPrice: number
  maxEta: number
  verifiedOnly: boolean
  show: (typeof bidFilters)[number]
}

export interface ViewProps {
  view: BidView
  onChange: (change: Partial<BidView>) => void
  /** The bids stand in more than one state. */
  isMixed: boolean
}

/** What a bid is sorted by; null where there is no figure, which then stands last either way. */
const figures: Record<SortKey, (bid: BidForOwner) => number | null> = {
  price: (bid) => Number(bid.price),
  rating: (bid) => bid.provider.rating,
  eta: expectedMinutes,
  speed: (bid) => bid.provider.responseTimeMinutes,
}

/** The best first: cheap, near and fast ascending, ratings descending. */
const startsDescending = (sort: SortKey) => sort === 'rating'

const amount = (text: string | null): number => {
  const value = Number(text ?? 0)
  return Number.isFinite(value) && value > 0 ? value : 0
}

export function readView(params: URLSearchParams): BidView {
  const sort = sortKeys.find((key) => key === params.get('sort')) ?? 'price'
  const direction = params.get('dir')
  const rating = amount(params.get('rating'))
  return {
    sort,
    descending:
      direction === 'desc' || direction === 'asc' ? direction === 'desc' : startsDescending(sort),
    minRating: ratingSteps.find((step) => step === rating) ?? 0,
    maxPrice: amount(params.get('price')),
    maxEta: amount(params.get('eta')),
    verifiedOnly: params.get('verified') === '1',
    show: bidFilters.find((filter) => filter === params.get('show')) ?? 'all',
  }
}

/** The address with a changed view; what is as usual does not stand in it, everything else stays. */
export function writeView(params: URLSearchParams, change: Partial<BidView>): URLSearchParams {
  const isNewSort = change.sort !== undefined && change.descending === undefined
  const view = { ...readView(params), ...change }
  if (isNewSort) view.descending = startsDescending(view.sort)
  const next = new URLSearchParams(params)
  const put = (name: string, value: string, isUsual: boolean) =>
    isUsual ? next.delete(name) : next.set(name, value)
  put('sort', view.sort, view.sort === 'price')
  put('dir', view.descending ? 'desc' : 'asc', view.descending === startsDescending(view.sort))
  put('rating', String(view.minRating), view.minRating === 0)
  put('price', String(view.maxPrice), view.maxPrice === 0)
  put('eta', String(view.maxEta), view.maxEta === 0)
  put('verified', '1', !view.verifiedOnly)
  put('show', view.show, view.show === 'all')
  return next
}

export const noFilters = {
  minRating: 0,
  maxPrice: 0,
  maxEta: 0,
  verifiedOnly: false,
  show: 'all',
} as const

export const countFilters = (view: BidView): number =>
  [view.minRating, view.maxPrice, view.maxEta, view.verifiedOnly].filter(Boolean).length

/** The bids that pass the filters, in the order wished for; those that can still be decided stand first. */
export function arrange(bids: readonly BidForOwner[], view: BidView): BidForOwner[] {
  const figure = figures[view.sort]
  const sign = view.descending ? -1 : 1
  return bids
    .filter((bid) => passes(bid, view))
    .sort((a, b) => {
      const rank = bidStatuses.indexOf(a.status) - bidStatuses.indexOf(b.status)
      if (rank !== 0) return rank
      const [left, right] = [figure(a), figure(b)]
      if (left === null || right === null) return Number(left === null) - Number(right === null)
      return sign * (left - right) || Number(a.price) - Number(b.price)
    })
}

function passes({ price, etaMinutes, provider, status }: BidForOwner, view: BidView): boolean {
  // S0 §5: a missing ETA counts as an hour here, and only here.
  const eta = etaMinutes ?? settings.missingEtaMinutes
  return (
    (view.minRating === 0 || (provider.rating ?? 0) >= view.minRating) &&
    (view.maxPrice === 0 || Number(price) <= view.maxPrice) &&
    (view.maxEta === 0 || eta <= view.maxEta) &&
    (!view.verifiedOnly || provider.verified) &&
    (view.show === 'all' || view.show === status)
  )
}

/** Which bids are worth a word: only where there is something to compare and one of them stands out, as `bestOffer` compares them. */
export function standouts(all: readonly BidForOwner[]): { lowest?: string; soonest?: string } {
  const bids = all.filter(isForThis)
  if (bids.length < 2) return {}
  const soonest = onlyLeast(bids, expectedMinutes)
  // Of two that promise the same the reader sees no difference that one could be called sooner for.
  const isShared = bids.filter(({ etaMinutes }) => etaMinutes === etaOf(bids, soonest)).length > 1
  return { lowest: onlyLeast(bids, figures.price), soonest: isShared ? undefined : soonest }
}

const etaOf = (bids: readonly BidForOwner[], id: string | undefined) =>
  bids.find((bid) => bid.id === id)?.etaMinutes

function onlyLeast(
  bids: readonly BidForOwner[],
  figure: (bid: BidForOwner) => number | null,
): string | undefined {
  const known = bids.filter((bid) => figure(bid) !== null)
  const least = Math.min(...known.map((bid) => figure(bid) ?? 0))
  const best = known.filter((bid) => figure(bid) === least)
  return best.length === 1 ? best[0]?.id : undefined
}
