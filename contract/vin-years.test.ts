import { expect, test } from 'vitest'
import { vinYears } from './vin-years.ts'

const now = new Date('2026-11-23')

test.each([
  ['1HGCM82633A004352', [2003]],
  ['1m8 gdm9a-xkp042788', [2019, 1989]],
  ['11111111111111111', [2001]],
])('the tenth place of %s means the model years %j', (vin, years) => {
  expect(vinYears(vin, now)).toEqual(years)
})

test('a model year is known from the year before it, and none further ahead', () => {
  expect(vinYears('1M8GDM9AXKP042788', new Date('2018-01-01'))).toEqual([2019, 1989])
  expect(vinYears('1M8GDM9AXKP042788', new Date('2017-12-31'))).toEqual([1989])
})

test.each(['', '1M8GDM9AXKP04278', '1M8GDM9A1KP042788', '1M8GDM9AXKPO42788'])(
  'of %j, which is no right number, nothing is said',
  (vin) => {
    expect(vinYears(vin, now)).toEqual([])
  },
)
