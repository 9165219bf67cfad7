import { expect, test } from 'vitest'
import { shieldNumber, shieldWidth } from './shield.ts'

test('a shield’s picture is named by its number', () => {
  expect(shieldNumber('shield-35')).toBe('35')
  expect(shieldNumber('shield-35E')).toBe('35E')
  expect(shieldNumber('town')).toBeNull()
})

test('three characters need a wider shield', () => {
  expect(shieldWidth('405')).toBeGreaterThan(shieldWidth('35'))
})
