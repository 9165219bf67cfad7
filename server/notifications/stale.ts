import type { BoardNews } from '../asking/board-card.ts'
import type { Reach } from '../asking/reach.ts'
import type { Happened } from '../core/events.ts'
import type { Bidders, CorrectionNews, Losers } from '../deals/events.ts'
import type { OnRequests } from '../providers/events.ts'
import { cellOf, placelessKey, widenedKey } from '../views/provider-board.ts'

/** Kept answers that an event makes stale, by their version keys; those about its request and provider are always. */
export type Stale<Payload = unknown> = (event: Happened & { payload: Payload }) => string[]

/** Answers that show providers. */
export const providers: Stale = () => ['providers']

export const boardsOfLosers: Stale<Losers> = ({ payload }) =>
  payload.losers.map((id) => `provider:${id}`)

export const pagesOfRequests: Stale<OnRequests> = ({ payload }) =>
  payload.requests.map((id) => `request:${id}`)

/** The boards around the place where the request was before it was corrected. */
export const boardsOfOldPlace: Stale<CorrectionNews> = ({ payload: { before } }) => [
  placeOf(before),
]

export const boardsOfBidders: Stale<Bidders> = ({ payload }) =>
  payload.bidders.map((id) => `provider:${id}`)

/** The boards around the place of the request. */
export const boardsAround: Stale<BoardNews | null> = ({ payload }) => {
  if (!payload) return []
  const { reach } = payload
  return [placeOf(reach), ...(reach.widenedMiles ? [widenedKey] : [])]
}

const placeOf = ({ lat, lng, state }: Reach) =>
  lat === null || lng === null ? placelessKey(state) : cellOf(lat, lng)
