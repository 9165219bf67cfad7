import { expect, it } from 'vitest'
import { isFoundBy } from './read-outbox.ts'

const text = {
  id: 'a',
  channel: 'sms' as const,
  to: '+15125550143',
  subject: null,
  text: 'Lone Star Towing is on the way.',
  at: '2026-11-25T15:00:00.000Z',
}
const mail = { ...text, channel: 'mail' as const, to: 'ann@fleet.test', subject: 'Your bill' }

it('a message is found by all words of it, its subject and its address, in any case', () => {
  expect(isFoundBy('', text)).toBe(true)
  expect(isFoundBy('star LONE', text)).toBe(true)
  expect(isFoundBy('bill ann@fleet', mail)).toBe(true)
  expect(isFoundBy('star bill', text)).toBe(false)
})

it('digits are of the phone that it went to, however they are written', () => {
  expect(isFoundBy('(512) 555-0143', text)).toBe(true)
  expect(isFoundBy('555 01', text)).toBe(true)
  expect(isFoundBy('512', mail)).toBe(false)
})
