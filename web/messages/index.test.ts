import { afterEach, expect, test } from 'vitest'
import { area, list, locale, plural, speak } from './index.ts'

afterEach(() => speak('en-US', {}))

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

test('another language reaches the areas that are loaded and those that load later', () => {
  const english = {
    close: 'Close',
    bids: (n: number) => plural(n, { one: '# bid', other: '# bids' }),
  }
  const early = area('early', english)
  const spanish = {
    close: 'Cerrar',
    bids: (n: number) => plural(n, { one: '# oferta', other: '# ofertas' }),
  } satisfies typeof english
  speak('es-US', { early: spanish, late: spanish })
  const late = area('late', english)
  expect([early.close, late.close, late.bids(2), locale()]).toEqual([
    'Cerrar',
    'Cerrar',
    '2 ofertas',
    'es-US',
  ])
})
