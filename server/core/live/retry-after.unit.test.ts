import { expect, test } from 'vitest'
import { retryAfter } from './retry-after.ts'

const spread = (streams: number) => [retryAfter(streams, 0), retryAfter(streams, 1)]

test('few come back after a second', () => {
  expect(spread(0)).toEqual([1000, 1000])
  expect(spread(10)).toEqual([1000, 1004])
})

test('ten thousand come back over some seconds, and no more of them over longer', () => {
  expect(spread(10_000)).toEqual([1000, 5000])
  expect(spread(100_000)).toEqual([1000, 5000])
})
