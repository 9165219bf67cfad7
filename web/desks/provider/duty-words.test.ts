import { expect, test } from 'vitest'
import { now } from '../../kit/ui/clock.ts'
import { dutyWords } from './duty-words.ts'

/** The next full hour, so many hours from now. */
const inHours = (hours: number) =>
  new Date(Math.ceil(now() / 3_600_000) * 3_600_000 + hours * 3_600_000).toISOString()
const words = (onDuty: boolean, dutyUntil: string | null, serviceHours: '24/7' | null = null) =>
  dutyWords({ onDuty, dutyUntil, serviceHours, timeZone: 'America/Phoenix' })

test('duty says until when it holds, by the clock of the shop', () => {
  expect(words(true, inHours(2))).toMatch(/^On until \d{1,2}.[AP]M$/)
  expect(words(false, inHours(3))).toMatch(/^Off until \d{1,2}.[AP]M$/)
  expect(words(false, inHours(50))).toMatch(/^Off until [A-Z][a-z]{2},? \d{1,2}.[AP]M$/)
  expect(words(true, null, '24/7')).toBe('On around the clock')
  expect(words(false, null)).toBe('Off until you go on duty')
})
