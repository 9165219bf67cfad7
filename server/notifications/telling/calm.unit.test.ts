import { expect, test } from 'vitest'
import { calm } from './calm.ts'
import { noticeIn, say } from './say.ts'

const asked = { service: 'roadside_tire', spot: null } as const
const titled = (title: string) => say('bidLost', { asked: { ...asked, title } })
const subject = (title: string) => noticeIn('en-US', calm(titled(title))).title

test('what a customer has typed as a title stands in a subject', () => {
  expect(subject('Blown steer on I-35, mm 250')).toBe(
    'Another bid was accepted: Blown steer on I-35, mm 250',
  )
})

test.each([
  'Your account is locked, go to http://evil.example',
  'Call 512 555 0143 instead',
  'Verify your password at shop.com',
])('but not “%s”', (title) => {
  expect(subject(title)).toBe('Another bid was accepted: […]')
})

test('what is no name stays as it is', () => {
  const said = say('providerFound', {
    asked: { ...asked, title: null },
    wanted: { urgency: 'urgent', scheduledAt: null, timeZone: 'America/Chicago' },
    bid: { business: 'Joe’s Tire', price: '185.00' },
    phone: '+15125550143',
  })
  expect(calm(said)).toEqual(said)
})
