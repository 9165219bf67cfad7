import { describe, expect, test } from 'vitest'
import type { BidForOwner, BidStatus } from '#contract/bids.ts'
import { arrange, countFilters, noFilters, readView, standouts, writeView } from './bid-view.ts'

const bid = (
  id: string,
  price: string,
  etaMinutes: number | null,
  provider: Partial<BidForOwner['provider']> = {},
): BidForOwner => ({
  id,
  price,
  etaMinutes,
  lines: null,
  message: null,
  estimatedDuration: null,
  etaOpenEnded: false,
  status: 'pending',
  statusReason: null,
  takesTerms: true,
  pledge: null,
  isEntered: false,
  madeBefore: [],
  version: 1,
  createdAt: '2026-11-21T08:00:00Z',
  updatedAt: '2026-11-21T08:00:00Z',
  expiresAt: '2026-11-21T08:30:00Z',
  serviceRequestId: 'r',
  providerId: 'p',
  availableAt: null,
  distanceMiles: null,
  usually: null,
  provider: {
    picture: null,
    businessName: id,
    phone: null,
    rating: null,
    reviewCount: 0,
    verified: false,
    verificationLevel: 'basic',
    services: [],
    location: null,
    description: null,
    responseTimeMinutes: null,
    serviceHours: null,
    jobsDone: 0,
    record: { onTime: null, asBid: null },
    ...provider,
  },
})

const cheap = bid('cheap', '90.00', 90, { rating: 3.9, responseTimeMinutes: 20 })
const fast = bid('fast', '240.50', 15, { rating: 4.8, verified: true, responseTimeMinutes: 4 })
const vague = bid('vague', '1200.00', null)
const all = [vague, cheap, fast]

const shown = (address: string) =>
  arrange(all, readView(new URLSearchParams(address))).map(({ id }) => id)

describe('sorting', () => {
  test('the cheapest stands first unless something else is asked for', () => {
    expect(shown('')).toEqual(['cheap', 'fast', 'vague'])
    expect(shown('sort=price&dir=desc')).toEqual(['vague', 'fast', 'cheap'])
  })
  test('prices are compared as numbers, not as text', () => {
    expect(shown('sort=price').at(-1)).toBe('vague')
  })
  test('ratings begin with the best, and who has none stands last either way', () => {
    expect(shown('sort=rating')).toEqual(['fast', 'cheap', 'vague'])
    expect(shown('sort=rating&dir=asc')).toEqual(['cheap', 'fast', 'vague'])
  })
  test('who usually comes later than promised stands where they usually come, below who keeps a longer promise', () => {
    const promised = { ...bid('promised', '100.00', 20), usually: { from: 55, to: 60, jobs: 7 } }
    const early = { ...bid('early', '100.00', 40), usually: { from: 10, to: 20, jobs: 7 } }
    // What is usual belongs to another place.
    const stale = { ...promised, id: 'stale', etaMinutes: 25, madeBefore: ['place' as const] }
    const view = readView(new URLSearchParams('sort=eta'))
    const bids = [promised, early, stale, bid('kept', '120.00', 30)]
    expect(arrange(bids, view).map(({ id }) => id)).toEqual(['stale', 'kept', 'early', 'promised'])
    // Nothing that says to come in time is hidden from who filters by it.
    expect(arrange(bids, { ...view, maxEta: 20 })).toEqual([promised])
  })
  test('arrival and speed of answering begin with the fastest', () => {
    expect(shown('sort=eta')).toEqual(['fast', 'cheap', 'vague'])
    expect(shown('sort=speed')).toEqual(['fast', 'cheap', 'vague'])
    expect(shown('sort=speed&dir=desc')).toEqual(['cheap', 'fast', 'vague'])
  })
})

describe('filters', () => {
  test('0 means no filter', () => {
    expect(shown('rating=0&price=0&eta=0')).toHaveLength(3)
  })
  test('a minimum rating hides who has no rating yet', () => {
    expect(shown('rating=4')).toEqual(['fast'])
    expect(shown('rating=3')).toEqual(['cheap', 'fast'])
  })
  test('a maximum price includes itself', () => {
    expect(shown('price=240.5')).toEqual(['cheap', 'fast'])
    expect(shown('price=240')).toEqual(['cheap'])
  })
  test('a missing ETA counts as 60 minutes', () => {
    expect(shown('eta=60')).toEqual(['fast', 'vague'])
    expect(shown('eta=59')).toEqual(['fast'])
  })
  test('verified only', () => {
    expect(shown('verified=1')).toEqual(['fast'])
  })
})

describe('bids that are decided', () => {
  const decided = (id: string, status: BidStatus) => ({ ...bid(id, '50.00', 30), status })
  const some = [vague, decided('gone', 'rejected'), cheap]
  const shownOfSome = (address: string) =>
    arrange(some, readView(new URLSearchParams(address))).map(({ id }) => id)

  test('what can still be decided stands before them, whatever the order', () => {
    expect(shownOfSome('')).toEqual(['cheap', 'vague', 'gone'])
    expect(shownOfSome('sort=price&dir=desc')).toEqual(['vague', 'cheap', 'gone'])
    expect(shownOfSome('sort=eta')).toEqual(['cheap', 'vague', 'gone'])
  })
  test('each state can be shown by itself', () => {
    expect(shownOfSome('show=rejected')).toEqual(['gone'])
    expect(shownOfSome('show=pending')).toEqual(['cheap', 'vague'])
    expect(shownOfSome('show=accepted')).toEqual([])
    expect(shownOfSome('show=luck')).toHaveLength(3)
  })
})

describe('the address', () => {
  test('nonsense in it is read as nothing', () => {
    expect(readView(new URLSearchParams('sort=luck&rating=9&price=-4&eta=soon'))).toEqual({
      ...noFilters,
      sort: 'price',
      descending: false,
    })
  })
  test('what is as usual is left out, and the token stays', () => {
    const filtered = writeView(new URLSearchParams('token=abc'), { maxPrice: 300, sort: 'rating' })
    expect(filtered.toString()).toBe('token=abc&sort=rating&price=300')
    expect(countFilters(readView(filtered))).toBe(1)
    expect(writeView(filtered, { show: 'rejected' }).get('show')).toBe('rejected')
    expect(writeView(filtered, { ...noFilters, sort: 'price' }).toString()).toBe('token=abc')
  })
  test('another sort begins in its own direction', () => {
    const turned = writeView(new URLSearchParams('sort=eta'), { descending: true })
    expect(turned.get('dir')).toBe('desc')
    expect(readView(writeView(turned, { sort: 'speed' })).descending).toBe(false)
    expect(readView(writeView(turned, { sort: 'rating' })).descending).toBe(true)
  })
})

test('who usually comes later than promised is not called the soonest for the promise', () => {
  const promised = { ...bid('promised', '100.00', 30), usually: { from: 55, to: 60, jobs: 7 } }
  expect(standouts([promised, bid('kept', '120.00', 45)])).toEqual({
    lowest: 'promised',
    soonest: 'kept',
  })
})

test('of two that promise the same none is called the soonest', () => {
  const late = { ...bid('late', '100.00', 45), usually: { from: 55, to: 60, jobs: 7 } }
  expect(standouts([late, bid('kept', '120.00', 45)]).soonest).toBeUndefined()
})

test('a bid for another place is neither the lowest nor the soonest of those for this one', () => {
  const before = { ...bid('before', '50.00', 10), madeBefore: ['place' as const] }
  expect(standouts([before, bid('one', '100.00', 30), bid('two', '120.00', 45)])).toEqual({
    lowest: 'one',
    soonest: 'one',
  })
  expect(standouts([before, bid('one', '100.00', 30)])).toEqual({})
})

test('a bid is called lowest or soonest only when it alone is', () => {
  expect(standouts(all)).toEqual({ lowest: 'cheap', soonest: 'fast' })
  expect(standouts([cheap])).toEqual({})
  expect(standouts([cheap, bid('twin', '90.00', 90)])).toEqual({
    lowest: undefined,
    soonest: undefined,
  })
})
