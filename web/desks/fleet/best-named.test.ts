import { expect, test } from 'vitest'
import { bestNamed, isNamed } from './best-named.ts'

test('a truck’s own number stands before what only holds it, a name that begins so between them', () => {
  const rows = ['TX 78112', '1120', '112', 'T-112', 'Rosa']
  expect(bestNamed(rows, (row) => [null, row], '112')).toEqual([
    '112',
    '1120',
    'T-112',
    'TX 78112',
    'Rosa',
  ])
  expect(bestNamed(rows, (row) => [row], ' rosa ')[0]).toBe('Rosa')
})

test('a number inside another one is not its name', () => {
  expect(isNamed(['TG-261126', undefined], '112')).toBe(false)
  expect(isNamed(['Rosa Washington', null], 'wash')).toBe(true)
  expect(isNamed([], '112')).toBe(false)
})

test('a name is its person’s without its accents too', () => {
  expect(isNamed(['José Núñez'], 'nunez')).toBe(true)
  expect(bestNamed(['Nunez Towing, Waco', 'José Núñez'], (row) => [row], 'jose nunez')[0]).toBe(
    'José Núñez',
  )
})
