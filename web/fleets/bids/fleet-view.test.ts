import { expect, test } from 'vitest'
import type { BidForOwner, BidStatus } from '#contract/bids.ts'
import { arrangeForFleet, readFleetView, writeFleetView } from './fleet-view.ts'

// Only what sorting and filtering read.
const bid = (id: string, price: string, status: BidStatus, etaMinutes: number | null = 30) =>
  ({
    id,
    price,
    status,
    etaMinutes,
    provider: { rating: null, responseTimeMinutes: null, verified: false },
  }) as BidForOwner

const all = [
  bid('dear', '900.00', 'pending', 20),
  bid('gone', '50.00', 'rejected'),
  bid('cheap', '120.00', 'pending', 90),
]
const shown = (address: string) =>
  arrangeForFleet(all, readFleetView(new URLSearchParams(address))).map(({ id }) => id)

test('what can still be decided stands first, the cheapest before all', () => {
  expect(shown('')).toEqual(['cheap', 'dear', 'gone'])
  expect(shown('sort=price-desc')).toEqual(['dear', 'cheap', 'gone'])
  expect(shown('sort=eta')).toEqual(['dear', 'cheap', 'gone'])
})

test('each state can be shown by itself', () => {
  expect(shown('show=rejected')).toEqual(['gone'])
  expect(shown('show=pending')).toEqual(['cheap', 'dear'])
  expect(shown('show=accepted')).toEqual([])
  expect(shown('show=luck')).toHaveLength(3)
})

test('what is as usual does not stand in the address', () => {
  const changed = writeFleetView(new URLSearchParams('talk=1'), { sort: 'eta', filter: 'rejected' })
  expect(changed.toString()).toBe('talk=1&sort=eta&show=rejected')
  expect(writeFleetView(changed, { sort: 'price', filter: 'all' }).toString()).toBe('talk=1')
})
