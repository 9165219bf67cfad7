import { keptList } from '../../../kit/api/kept-list.ts'

/** A bid that was pressed on its card. */
export interface PressedBid {
  /** The request's. */
  title: string
  price: string
  pressedAt: string
}

/** One that waited for a network and was not taken then: its card may be gone, so it stays on the device until it is read. */
export interface RefusedBid extends PressedBid {
  id: string
  /** The id of the account that pressed; on the same device nobody else reads it. */
  by: string
  refusal: string
}

/** A refusal that nobody reads in a week nobody needs. */
const keptForMs = 7 * 24 * 3600_000

const refused = keptList<RefusedBid>('refused-bids', {
  orderOf: ({ pressedAt }) => Date.parse(pressedAt),
  isOld: ({ pressedAt }, now) => now - Date.parse(pressedAt) > keptForMs,
})

export const loadRefusedBids = (): Promise<void> => refused.load(Date.now())
export const keepRefusedBid = refused.keep
export const dropRefusedBid = refused.drop
export const useRefusedBidsOf = (by: string): readonly RefusedBid[] =>
  refused.useAll().filter((bid) => bid.by === by)
