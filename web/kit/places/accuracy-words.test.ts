import { expect, test } from 'vitest'
import { accuracyWords } from './accuracy-words.ts'

test.each([
  [0, 'to within 10 ft'],
  [3, 'to within 10 ft'],
  [12, 'to within 40 ft'],
  [5000, 'to within 4 mi'],
])('a position that is exact to %s meters is found %s', (metres, said) => {
  expect(accuracyWords(metres)).toBe(said)
})
