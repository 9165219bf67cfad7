import { expect, test } from 'vitest'
import type { LiveMessage } from '#contract/events.ts'
import type { RequestForBoard } from '#contract/requests.ts'
import { boardAfter } from './board-news.ts'

const card = (id: string): RequestForBoard => ({
  id,
  title: `Request ${id}`,
  serviceType: 'roadside_tire',
  trades: ['tire'],
  urgency: 'urgent',
  status: 'open',
  area: 'near Waco, TX',
  roughLat: 31.5,
  roughLng: -97.1,
  distanceMiles: null,
  preferredTime: 'asap',
  scheduledAt: null,
  timeZone: 'America/Chicago',
  details: {},
  additionalNotes: null,
  bidCount: 0,
  photoCount: 0,
  towMiles: null,
  budget: null,
  createdAt: '2026-11-21T08:00:00Z',
  openedAt: '2026-11-21T08:00:00Z',
  expiresAt: '2026-11-21T10:00:00Z',
})
const message = (name: LiveMessage['name'], requestId: string, with_?: RequestForBoard) => ({
  name,
  requestId,
  bidId: null,
  jobId: null,
  at: '2026-11-21T08:00:00Z',
  card: with_,
})
const base = { lat: 30.27, lng: -97.74 }
const ids = (pages: ReturnType<typeof boardAfter>) =>
  pages === 'read' ? pages : pages.map((page) => page.map(({ id }) => id))

test('a new request stands on top, with its distance from the base', () => {
  const after = boardAfter(
    [[card('a')], [card('b')]],
    message('request_opened', 'c', card('c')),
    base,
  )
  expect(ids(after)).toEqual([['c', 'a'], ['b']])
  expect(after[0]).toMatchObject([{ distanceMiles: expect.any(Number) }, {}])
})

test('the same message twice puts one card on the board', () => {
  const once = boardAfter([[]], message('request_opened', 'c', card('c')), base)
  if (once === 'read') throw new Error('it came with its card')
  expect(ids(boardAfter(once, message('request_opened', 'c', card('c')), base))).toEqual([['c']])
})

test('the end of a head start brings the card to the others and leaves it with whom it was named for', () => {
  const named = [[card('a')], [{ ...card('b'), isNamed: true }]]
  expect(boardAfter(named, message('request_alerted', 'b', card('b')), base)).toBe(named)
  expect(ids(boardAfter([[card('a')]], message('request_alerted', 'b', card('b')), base))).toEqual([
    ['b', 'a'],
  ])
})

test('a request that is taken, closed, declined or bid on leaves the board', () => {
  for (const name of [
    'bid_accepted',
    'request_cancelled',
    'request_expired',
    'request_declined',
    'bid_submitted',
  ] as const)
    expect(ids(boardAfter([[card('a')], [card('b')]], message(name, 'b'), base))).toEqual([
      ['a'],
      [],
    ])
})

test('what happens to others leaves the board as it is', () => {
  const pages = [[card('a')]]
  expect(boardAfter(pages, message('bid_accepted', 'x'), base)).toBe(pages)
  expect(boardAfter(pages, message('job_started', 'a'), base)).toBe(pages)
})

test('what may bring a card back is read from the server', () => {
  for (const name of [
    'job_handed_back',
    'request_reopened',
    'bid_withdrawn',
    'bid_expired',
  ] as const)
    expect(boardAfter([[card('a')]], message(name, 'a'), base)).toBe('read')
})
