import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { paths } from '#contract/paths.ts'
import { settings } from '#contract/settings.ts'
import { notices } from '#contract/words/en/notices.ts'
import { texts } from '#contract/words/en/texts.ts'
import type { NoticeWords } from '#contract/words/notice-words.ts'
import { newToken } from '../../platform/secrets/tokens.ts'
import { asSms, placesOf } from '../../platform/sms/as-sms.ts'
import { noticeIn, type Said } from './say.ts'

const name = `“José’s” Ångström – Truck & Trailer Repair… of Greater ${'Winnemucca '.repeat(8)}`
const late = { at: '2026-11-25T06:45:00Z', timeZone: 'America/Anchorage' }
/** The longest of everything that a notice may be made of. */
const longest = {
  asked: {
    service: 'roadside_repair',
    title: null,
    spot: { miles: 128, direction: 'NW', town: 'Rancho Santa Margarita', state: 'CA' },
    unit: name,
    driver: name,
  },
  wanted: { urgency: 'emergency', scheduledAt: late.at, timeZone: late.timeZone },
  bid: { business: name, price: '100000.00' },
  eta: { etaMinutes: 2879, isOpenEnded: true },
  business: name,
  driver: name,
  price: '100000.00',
  limit: '100000.00',
  expected: late,
  closes: late,
  ms: settings.reopen.withinMs,
  corrected: ['place', 'service', 'time', 'notes', 'details'],
  isPhoneConfirmed: true,
  miles: 150,
  deed: 'widen',
  reason: name,
}
const host = 'https://www.roadcall.example'
const guestsLink = `${host}/bids/${randomUUID()}?token=${newToken().token}`

const bySms = Object.entries<NoticeWords<never>>(notices)
  .filter(([, { sms }]) => sms)
  .map(([code]) => code)

/** The SMS as the carrier makes it, for whom it is the first. */
function smsOf(code: string, params: object) {
  const said = { code, params: asSms(params) } as Said
  const { notice, howToStop } = texts
  return notice({ said: noticeIn('en-US', said).sms, link: guestsLink, stop: howToStop })
}

test.each(bySms)(
  'the SMS “%s” fits into two, in their alphabet, with the longest values',
  (code) => {
    for (const title of [null, name]) {
      const sms = smsOf(code, { ...longest, asked: { ...longest.asked, title } })
      expect(sms).toMatch(/^Roadcall: /)
      expect(sms).not.toContain('undefined')
      expect(sms.match(/https?:/g)).toHaveLength(1)
      expect(placesOf(sms) ?? sms, sms).toBeLessThanOrEqual(306)
    }
  },
)

test('the other SMS fit into two as well', () => {
  const { resetLink, phoneCode, help, started } = texts
  const username = asSms('a'.repeat(60))
  for (const sms of [
    resetLink({
      username,
      ms: settings.resetTokenMs,
      link: `${host}/reset-password?token=${newToken().token}`,
    }),
    phoneCode({ code: '123456', business: asSms(name), ms: settings.phoneCode.validMs }),
    help({ link: `${host}${paths.contact}` }),
    started,
  ]) {
    expect(sms).toMatch(/^Roadcall: /)
    expect(placesOf(sms) ?? sms).toBeLessThanOrEqual(306)
  }
})

test('names are spelled in the alphabet of SMS and cut between words', () => {
  expect(asSms('Muñoz’s “Big Rig” – Señor Ángel')).toBe('Muñoz\'s "Big Rig" - Señor Angel')
  expect(asSms('Lone Star Heavy Wrecker and Trailer Repair of Texas')).toBe(
    'Lone Star Heavy Wrecker and Trailer...',
  )
  expect(asSms({ at: late, count: 3, none: null })).toEqual({ at: late, count: 3, none: null })
})
