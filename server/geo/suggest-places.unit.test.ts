import { expect, test } from 'vitest'
import { lookUpPlace } from './places.ts'
import { placesSpelledLike, suggestPlaces } from './suggest-places.ts'

const labels = (...args: Parameters<typeof suggestPlaces>) =>
  suggestPlaces(...args).map((place) => place.label)

test('the beginning of a name suggests the larger towns first', () => {
  expect(labels('wac', 3)[0]).toBe('Waco, TX')
  expect(labels('san', 3)).toEqual(['San Antonio, TX', 'San Diego, CA', 'San Jose, CA'])
})

test('what is already the whole name stands before what it may become', () => {
  expect(labels('spring', 8, { lat: 30.08, lng: -95.42 })[0]).toBe('Spring, TX')
})

test('a state, or its beginning, narrows the choice', () => {
  expect(labels('springfield, m', 5)).toContain('Springfield, MA')
  expect(labels('springfield, m', 9).every((label) => /, M.$/.test(label))).toBe(true)
  expect(labels('springfield il', 5)).toEqual(['Springfield, IL'])
  expect(labels('Springfield, Illi', 5)).toEqual(['Springfield, IL'])
})

test('places nearby come first', () => {
  expect(labels('springfield', 3, { lat: 42.1, lng: -72.6 })[0]).toBe('Springfield, MA')
})

test('short forms suggest both readings', () => {
  expect(labels('st', 10)).toEqual(expect.arrayContaining(['St. Louis, MO', 'Stockton, CA']))
  expect(labels('ft w', 2)).toEqual(['Fort Worth, TX', 'Fort Wayne, IN'])
})

test('digits suggest ZIP codes', () => {
  expect(labels('7670', 3)).toEqual(['Waco, TX 76701', 'Waco, TX 76702', 'Waco, TX 76703'])
  expect(labels('76701', 3)).toEqual(['Waco, TX 76701'])
  expect(labels('99999', 3)).toEqual([])
})

test('a whole sentence suggests the place it names', () => {
  expect(labels("I-35 N near Waco TX, by the Love's", 5)).toEqual(['Waco, TX'])
})

test('a town that is named beside a road of which nobody knows where it runs may be any of its name', () => {
  expect(labels('US 290 near Elgin', 6)).toEqual(expect.arrayContaining(['Elgin, IL', 'Elgin, TX']))
  expect(labels('stuck near Columbus', 3)).toEqual(['Columbus, OH', 'Columbus, GA', 'Columbus, IN'])
  expect(labels('US 77 near Waco', 6)).toEqual(['Waco, TX'])
})

test('too little, too much and nonsense suggest nothing', () => {
  expect(labels('w', 5)).toEqual([])
  expect(labels('waco', 0)).toEqual([])
  expect(labels('zzzz', 5)).toEqual([])
  expect(labels('sa', 1000)).toHaveLength(20)
})

test('no town is suggested twice', () => {
  const all = labels('mil', 20)
  expect(new Set(all).size).toBe(all.length)
})

test('a mile keeps the side of the road that was typed, and only what was typed', () => {
  const label = (typed: string) => labels(typed, 5)[0]
  expect(label('I-35 S mile 250 TX')).toBe('I-35 S mile 250, Round Rock, TX')
  expect(label('i35 southbound mm 250 tx')).toBe('I-35 S mile 250, Round Rock, TX')
  expect(label('I-80 W mile 102 Nebraska')).toBe('I-80 W mile 102, near Big Springs, NE')
  expect(label('I-35 mile 250 TX')).toBe('I-35 mile 250, Round Rock, TX')
  // I-35E is a road of its own.
  expect(label('I-35E mile 428')).toBe('I-35E mile 428, Dallas, TX')
  expect(labels('I-35 S mile 25', 5).every((one) => one.startsWith('I-35 S mile 25, '))).toBe(true)
})

test('a town with a wrong letter, or two where it is long, is guessed at; the fewest wrong letters first, then the larger', () => {
  const guesses = (text: string) => placesSpelledLike(text, 3).map(({ label }) => label)
  expect(guesses('Huoston')[0]).toBe('Houston, TX')
  expect(guesses('Alburquerque, NM')).toEqual(['Albuquerque, NM'])
  expect(guesses('amarilo tx')[0]).toBe('Amarillo, TX')
  expect(guesses('Dalals')[0]).toBe('Dallas, TX')
  expect(guesses('Okalhoma City')[0]).toBe('Oklahoma City, OK')
  expect(guesses('Wacko')[0]).toBe('Waco, TX')
  expect(guesses('behind the red barn')).toEqual([])
  expect(guesses('xyz')).toEqual([])
})

test('what is guessed at is never taken for where somebody is', () => {
  expect(lookUpPlace('Huoston, TX')).toBeNull()
  expect(labels('Huoston, TX', 5)).toEqual([])
})
