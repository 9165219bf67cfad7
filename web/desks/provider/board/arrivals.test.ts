import { expect, test } from 'vitest'
import { arrivedSince, expectQuietly, hearOf, newsSince, ownChange } from './arrivals.ts'

const noon = Date.parse('2026-11-21T12:00:00Z')
const card = (id: string, minutesAfterNoon = 0) => ({
  id,
  openedAt: new Date(noon + minutesAfterNoon * 60_000).toISOString(),
})

const ids = (before: string[] | null, ...now: ReturnType<typeof card>[]) =>
  arrivedSince(before && new Set(before), now, newsSince(now))

test('what stands on the board when it opens is no news', () => {
  ownChange(noon)
  expect(ids(null, card('a', 1), card('b', 1))).toEqual([])
})

test('a card that was not there before has arrived, also one that opens again', () => {
  ownChange(noon)
  expect(ids(['a'], card('b', 1), card('a', 1))).toEqual(['b'])
  expect(ids([], card('a', 2))).toEqual(['a'])
  expect(ids(['a', 'b'], card('a', 1))).toEqual([])
})

test('older requests that the next page shows are no news', () => {
  ownChange(noon)
  expect(ids(['a'], card('a', 5), card('old', -30))).toEqual([])
})

test('what going on duty, another radius or other services bring is no news; what opens afterwards is', () => {
  ownChange(noon)
  const open = [card('a', 5), card('b', 6)]
  ownChange(noon + 10 * 60_000)
  expect(ids([], ...open)).toEqual([])
  expect(ids(['a', 'b'], card('c', 11), ...open)).toEqual(['c'])
})

test('a request that the live stream brings is news however long it has been open: a wave has reached this shop', () => {
  ownChange(noon)
  hearOf('far')
  expect(ids([], card('far', -5))).toEqual(['far'])
  expect(ids([], card('far', -5))).toEqual([])
})

test('a request whose bid was just withdrawn comes back without a sound, once', () => {
  ownChange(noon)
  expectQuietly('a')
  expect(ids([], card('b', 1))).toEqual(['b'])
  expect(ids(['b'], card('a', 1), card('b', 1))).toEqual([])
  expect(ids([], card('a', 1))).toEqual(['a'])
})
