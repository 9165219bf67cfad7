import { expect, test } from 'vitest'
import type { Understanding } from './understand-place.ts'
import {
  isInConflict,
  isNewlyUnclear,
  isUnclear,
  judged,
  positionToSend,
  takenBeside,
} from './which-place.ts'

const austin = { lat: 30.2672, lng: -97.7431 }
const means = (label: string, lat: number, lng: number): Understanding => {
  const place = { label, lat, lng }
  return { kind: 'understood', label, place } as Understanding
}
const dallas = means('Dallas, TX', 32.7767, -96.797)
/** 1.4 miles and 2.8 miles north of the position. */
const near = means('Hyde Park, TX', 30.2875, -97.7431)
const beyond = means('Highland, TX', 30.3077, -97.7431)
const unknown: Understanding = { kind: 'unknown', guesses: [] }
const looking: Understanding = { kind: 'looking' }

test('a position that is asked for goes along with words that name no other place', () => {
  for (const understanding of [unknown, near]) {
    const position = takenBeside(austin, 'Blue truck, exit 238', understanding)
    expect(positionToSend({ location: 'Blue truck, exit 238', position })).toBe(position)
  }
})

test('words that name a place more than two miles away are a question, whichever came first', () => {
  for (const understanding of [dallas, beyond]) {
    const first = takenBeside(austin, 'Dallas, TX', understanding)
    const later = judged(takenBeside(austin, '', unknown), 'Dallas, TX', understanding)
    for (const position of [first, later]) {
      const where = { location: 'Dallas, TX', position }
      expect(positionToSend(where)).toBeNull()
      expect(isInConflict(where)).toBe(true)
    }
  }
})

test('words that are edited leave the position out until they name a place within two miles', () => {
  const position = takenBeside(austin, 'Near Austin, TX', unknown)
  for (const understanding of [looking, unknown]) {
    const where = { location: 'Hyde Park', position: judged(position, 'Hyde Park', understanding) }
    expect(positionToSend(where)).toBeNull()
    expect(isInConflict(where)).toBe(false)
  }
  const same = judged(position, 'Hyde Park', near)
  expect(positionToSend({ location: 'Hyde Park', position: same })).toBe(same)
  // Taken back letter by letter, the words are those of the position again.
  expect(positionToSend({ location: 'Near Austin, TX', position })).toBe(position)
})

test('without a position nothing is sent and nothing is asked', () => {
  const where = { location: 'Dallas, TX', position: null }
  expect(positionToSend(where)).toBeNull()
  expect(isInConflict(where)).toBe(false)
})

const ambiguous: Understanding = { kind: 'ambiguous', places: [] }

test.each([
  ['may mean several places', ambiguous],
  ['name none', unknown],
])('words that %s are asked about until they change or are kept', (_, understanding) => {
  const where = { location: 'Springfield', position: null }
  const unclear = { text: 'Springfield', isKept: false }
  expect(isUnclear(where)).toBe(false)
  expect(isNewlyUnclear(where, understanding)).toBe(true)
  expect(isUnclear({ ...where, unclear })).toBe(true)
  expect(isNewlyUnclear({ ...where, unclear }, understanding)).toBe(false)
  expect(isUnclear({ ...where, location: 'Springfield, MO', unclear })).toBe(false)
  const kept = { text: 'Springfield', isKept: true }
  expect(isUnclear({ ...where, unclear: kept })).toBe(false)
  expect(isNewlyUnclear({ ...where, unclear: kept }, understanding)).toBe(false)
  expect(
    isNewlyUnclear({ location: 'Springfiel', position: null, unclear: kept }, understanding),
  ).toBe(true)
  // The position says which one.
  const position = takenBeside(austin, 'Springfield', understanding)
  expect(isUnclear({ ...where, position, unclear })).toBe(false)
})
