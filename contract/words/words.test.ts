import { afterEach, expect, test } from 'vitest'
import { day, duration, list, minutes, moment, money, percent, plural } from './en/grammar.ts'
import { sayings, sentence } from './sayings.ts'
import { area, pageLanguage, speak, teach } from './words.ts'

afterEach(() => speak('en-US'))

test('a count takes the form of its language and is written with separators', () => {
  const bids = { one: '# bid', other: '# bids' }
  expect(plural(1, bids)).toBe('1 bid')
  expect(plural(0, bids)).toBe('0 bids')
  expect(plural(1234, bids)).toBe('1,234 bids')
})

test('a list reads as people say it', () => {
  expect(list(['towing', 'tires', 'battery'])).toBe('towing, tires, and battery')
  expect(list(['towing', 'tires'], 'disjunction')).toBe('towing or tires')
})

test('money, shares and moments are written as in the US, a moment by the clock of its place', () => {
  expect([money('1234.5'), percent(71)]).toEqual(['$1,234.50', '71%'])
  expect(moment('2026-11-23T15:00:00Z', 'America/Chicago')).toBe('Mon, Nov 23, 9:00 AM CST')
})

test('a time is counted in the unit in which people count it', () => {
  const minute = 60_000
  expect([1, 15, 60, 24 * 60, 48 * 60, 7 * 24 * 60].map((n) => duration(n * minute))).toEqual([
    '1 minute',
    '15 minutes',
    '60 minutes',
    '24 hours',
    '48 hours',
    '7 days',
  ])
  expect(duration(45_000)).toBe('45 seconds')
})

test('how long something lasts and a day are told apart, whichever is said first', () => {
  expect([duration(7 * 86_400_000), duration(86_400_000), day('2027-03-31')]).toEqual([
    '7 days',
    '24 hours',
    'Mar 31, 2027',
  ])
  expect([minutes(45), minutes(75), minutes(1500), minutes(0)]).toEqual([
    '45 min',
    '1 hr 15 min',
    '1 day 1 hr',
    '0 min',
  ])
})

const bids = (count: number) => plural(count, { one: '# bid', other: '# bids' })

test('another language reaches the areas that are loaded and those that load later, word by word', () => {
  const english = () => ({ close: 'Close', open: { again: 'Open again', bids } })
  teach('en-XA', () => ({ close: 'Cerrar', open: { bids: (n: number) => `${n} ofertas` } }))
  const early = area('early', english())
  speak('en-XA')
  const late = area('late', english())
  for (const words of [early, late]) {
    expect(words.close).toBe('Cerrar')
    expect(words.open.bids(2)).toBe('2 ofertas')
    // What the language lacks is said in English, never left blank.
    expect(words.open.again).toBe('Open again')
  }
  expect(pageLanguage()).toBe('en-XA')
  speak('en-US')
  expect([early.close, early.open.bids(2)]).toEqual(['Close', '2 bids'])
})

test('a saying becomes a sentence where its reader is known', () => {
  teach('en-XA', () => ({ tooMany: ({ most }: { most: number }) => `Como máximo ${most}.` }))
  const refusals = sayings('testing', {
    gone: 'This bid is gone.',
    tooMany: ({ most }: { most: number }) => `At most ${bids(most)}.`,
    nested: { known: 'You know it.' },
  })
  const { gone, tooMany, nested } = refusals
  expect(sentence(tooMany({ most: 5 }))).toBe('At most 5 bids.')
  expect(sentence(tooMany({ most: 5 }), 'en-XA')).toBe('Como máximo 5.')
  expect([sentence(gone, 'en-XA'), sentence(nested.known)]).toEqual([
    'This bid is gone.',
    'You know it.',
  ])
})

test('an area that comes in parts is one area', () => {
  teach('en-XA', (_, english) => ('page' in english ? { page: { close: 'Cerrar' } } : undefined))
  const page = area('inParts', { page: { close: 'Close' } })
  const list = sayings('inParts', { list: { none: 'None', page: { next: 'Next' } } })
  expect(sentence(list.list.none)).toBe('None')
  speak('en-XA')
  expect(page.page.close).toBe('Cerrar')
  expect(sentence(list.list.page.next)).toBe('Next')
})
