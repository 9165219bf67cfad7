import { expect, test } from 'vitest'
import type { Correctable } from '#contract/correctables.ts'
import { bestOffer } from './best-offer.ts'

const offer = (
  id: string,
  price: string,
  etaMinutes: number | null,
  rating: number | null = null,
  usuallyMinutes: number | null = null,
) => ({
  id,
  price,
  etaMinutes,
  usually: usuallyMinutes === null ? null : { from: usuallyMinutes, to: usuallyMinutes, jobs: 12 },
  provider: { rating },
  madeBefore: [] as Correctable[],
})

test('of one bid alone it is the best, and no reason is given', () => {
  expect(bestOffer([offer('only', '90.00', 30)], 'urgent')).toEqual({ id: 'only', reason: null })
  expect(bestOffer([], 'urgent')).toBeNull()
})

test('who is cheapest and soonest is the best whatever the urgency', () => {
  const bids = [offer('dear', '200.00', 60), offer('good', '100.00', 20)]
  for (const urgency of ['emergency', 'urgent', 'standard'] as const)
    expect(bestOffer(bids, urgency)).toEqual({ id: 'good', reason: 'both' })
})

test('in an emergency minutes count more than on a day that has time', () => {
  const bids = [offer('cheap', '100.00', 90), offer('fast', '180.00', 20)]
  expect(bestOffer(bids, 'emergency')).toEqual({ id: 'fast', reason: 'soonest' })
  expect(bestOffer(bids, 'standard')).toEqual({ id: 'cheap', reason: 'lowest' })
  expect(bestOffer(bids, 'scheduled')).toEqual({ id: 'cheap', reason: 'lowest' })
})

test('who is neither cheapest nor soonest can be the best mix', () => {
  const bids = [
    offer('cheap', '100.00', 120),
    offer('fast', '300.00', 10),
    offer('mid', '120.00', 30),
  ]
  expect(bestOffer(bids, 'urgent')).toEqual({ id: 'mid', reason: 'mix' })
})

test('between equals the better rated one is the best', () => {
  const bids = [offer('new', '100.00', 30), offer('rated', '100.00', 30, 4.8)]
  expect(bestOffer(bids, 'urgent')?.id).toBe('rated')
})

test('who usually comes later than promised counts as that late, and nobody as sooner than they promise', () => {
  const late = offer('late', '100.00', 30, null, 120)
  expect(bestOffer([late, offer('true', '110.00', 45)], 'urgent')).toEqual({
    id: 'true',
    reason: 'soonest',
  })
  const early = offer('early', '120.00', 60, null, 10)
  expect(bestOffer([early, offer('said', '120.00', 50)], 'urgent')?.id).toBe('said')
})

test('who usually comes within a range counts as its middle, not as its earliest', () => {
  const wide = { ...offer('wide', '100.00', 30), usually: { from: 30, to: 110, jobs: 12 } }
  expect(bestOffer([wide, offer('true', '110.00', 45)], 'urgent')?.id).toBe('true')
})

test('a price made before the place was corrected is not the best, however low; one made before a note was may be', () => {
  const stale = { ...offer('stale', '90.00', 30), madeBefore: ['place'] as Correctable[] }
  const noted = { ...offer('noted', '95.00', 30), madeBefore: ['notes'] as Correctable[] }
  expect(bestOffer([stale, noted, offer('new', '120.00', 60)], 'urgent')?.id).toBe('noted')
  expect(bestOffer([stale], 'urgent')).toBeNull()
})
