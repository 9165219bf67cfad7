import { expect, test } from 'vitest'
import { completionsOf, understandPlace, wordsWith } from './understand-place.ts'

const places = (...labels: string[]) => labels.map((label) => ({ label, lat: 0, lng: 0, miles: 3 }))
const springfields = places('Springfield, MO', 'Springfield, MA', 'Springfield, IL')

test('a town with its state is understood, however it is written', () => {
  const found = places('Waco, TX', 'Waconia, MN')
  expect(understandPlace('waco tx', found)).toMatchObject({
    kind: 'understood',
    place: { label: 'Waco, TX' },
  })
})

test('one possible meaning is understood, with words around it too', () => {
  const found = places('Waco, TX')
  const typed = 'I-35 N by mile 331, near Waco'
  expect(understandPlace(typed, found)).toMatchObject({
    kind: 'understood',
    place: { label: 'Waco, TX' },
  })
  expect(completionsOf(typed, found)).toEqual([])
})

test('words that say how far from a town it is are not taken for the town', () => {
  const isNear = (typed: string, label = 'Waco, TX') =>
    (understandPlace(typed, places(label)) as { isNear: boolean }).isNear
  expect(isNear('20 miles south of Waco on 35')).toBe(true)
  expect(isNear('5mi past Waco')).toBe(true)
  expect(isNear('I-35 between Waco and Temple')).toBe(true)
  expect(isNear('I-35 mile 331, Waco')).toBe(false)
  expect(isNear('I-35 331 mile marker, Waco')).toBe(false)
  expect(isNear('5 mi NE of Waco', '5 mi NE of Waco, TX')).toBe(false)
})

test('a name that several towns have asks which one', () => {
  expect(
    understandPlace('Springfield', [...springfields, ...places('Springfield Gardens, NY')]),
  ).toEqual({ kind: 'ambiguous', places: springfields })
})

test('a full name wins over names that only begin so', () => {
  const found = places('Waconia, MN', 'Waconia Heights, MN')
  expect(understandPlace('Waconia', found)).toMatchObject({
    kind: 'understood',
    place: { label: 'Waconia, MN' },
  })
})

test('the beginning of a name may become any of them', () => {
  const found = places('Waco, TX', 'Waconia, MN')
  expect(understandPlace('wac', found)).toEqual({ kind: 'ambiguous', places: found })
  expect(completionsOf('wac', found)).toEqual(found)
})

test('a place that nobody knows is said to be unknown, one too short is not looked at', () => {
  expect(understandPlace('behind the red barn', [])).toEqual({ kind: 'unknown', guesses: [] })
  expect(understandPlace(' w ', [])).toEqual({ kind: 'nothing' })
})

test('a place that is only spelled nearly so is asked about, and no list covers the question', () => {
  const guesses = places('Houston, TX').map((place) => ({ ...place, isGuess: true as const }))
  expect(understandPlace('Huoston', guesses)).toEqual({ kind: 'unknown', guesses })
  expect(completionsOf('Huoston', guesses)).toEqual([])
})

test('what is typed in full needs no list', () => {
  expect(completionsOf('Waco, TX', places('Waco, TX'))).toEqual([])
})

test('of a town among other words no list covers the question which one is meant', () => {
  const elgins = places('Elgin, IL', 'Elgin, TX')
  expect(completionsOf('US 290 near Elgin', elgins)).toEqual([])
  expect(completionsOf('Elgin', elgins)).toEqual(elgins)
})

test('a town that is chosen among several gets its state where it was typed, and the road beside it stays', () => {
  const [elgin] = places('Elgin, TX')
  if (!elgin) throw new Error('no place')
  expect(wordsWith('US 290 near Elgin', elgin)).toBe('US 290 near Elgin, TX')
  expect(wordsWith('elgin by the Loves', elgin)).toBe('Elgin, TX by the Loves')
  expect(wordsWith('elg', elgin)).toBe('Elgin, TX')
  expect(wordsWith('Elgington', elgin)).toBe('Elgin, TX')
})
