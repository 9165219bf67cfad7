import { expect, test } from 'vitest'
import { systemClock, testClock } from './clock.ts'

test('the test clock stands still until it is moved', () => {
  const clock = testClock('2026-11-21T10:00:00Z')
  expect(clock.now().toISOString()).toBe('2026-11-21T10:00:00.000Z')
  clock.advance(90_000)
  expect(clock.now().toISOString()).toBe('2026-11-21T10:01:30.000Z')
})

test('changing a date that the test clock gave out does not change the clock', () => {
  const clock = testClock('2026-11-21T10:00:00Z')
  clock.now().setFullYear(1999)
  expect(clock.now().getFullYear()).toBe(2026)
})

test('the test clock refuses to run backwards and to start at nonsense', () => {
  expect(() => testClock('2026-11-21').advance(-1)).toThrow(RangeError)
  expect(() => testClock('yesterday-ish')).toThrow(RangeError)
})

test('the system clock tells the present time', () => {
  expect(Math.abs(systemClock.now().getTime() - Date.now())).toBeLessThan(1000)
})
