import { expect, test } from 'vitest'
import { soundState } from './chime.ts'

test('sound waits for the first touch, and only when it is wanted', () => {
  expect(soundState(true, false)).toBe('locked')
  expect(soundState(true, true)).toBe('on')
  expect(soundState(false, false)).toBe('off')
  expect(soundState(false, true)).toBe('off')
})
