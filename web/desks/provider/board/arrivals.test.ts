import { expect, test } from 'vitest'
import { arrivedSince, expectQuietly, takeExpected } from './arrivals.ts'

const cards = (...ids: string[]) => ids.map((id) => ({ id }))
const nobody = new Set<string>()

test('what stands on the board when it opens is no news', () => {
  expect(arrivedSince(null, cards('a', 'b'), nobody)).toEqual([])
})

test('a card that was not there before has arrived, also one that comes back', () => {
  expect(arrivedSince(new Set(['a']), cards('b', 'a'), nobody)).toEqual(['b'])
  expect(arrivedSince(new Set(), cards('a'), nobody)).toEqual(['a'])
  expect(arrivedSince(new Set(['a', 'b']), cards('a'), nobody)).toEqual([])
})

test('a request whose bid was just withdrawn comes back without a sound, once', () => {
  expectQuietly('a')
  expect(takeExpected(cards('b'))).toEqual(new Set())
  const expected = takeExpected(cards('a', 'b'))
  expect(arrivedSince(new Set(['b']), cards('a', 'b'), expected)).toEqual([])
  expect(takeExpected(cards('a'))).toEqual(new Set())
})
