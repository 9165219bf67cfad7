import { expect, test } from 'vitest'
import { answerTo } from './answer-to-place.ts'

const understood = (miles: number) => {
  const label = 'Houston, TX'
  const place = { label, lat: 29.76, lng: -95.37, miles }
  return { kind: 'understood', label, place, isNear: false } as const
}
const unknown = { kind: 'unknown', guesses: [] } as const

test('words that lead no closer than those the provider has are not called understood', () => {
  const answer = answerTo({ roughMiles: 12 })
  expect(answer(understood(12))).toMatch(/^Houston, TX is no more exact/)
  expect(answer(understood(0.5))).toBeUndefined()
  // Where no map knew the words, any town is closer.
  expect(answerTo({ roughMiles: null })(understood(12))).toBeUndefined()
})

test('once help is on its way nobody reads that no provider is alerted', () => {
  expect(answerTo({ roughMiles: 12 })(unknown)).not.toMatch(/alerted/)
})
