import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { paths } from '#contract/paths.ts'
import { settings } from '#contract/settings.ts'
import { notices } from '#contract/words/en/notices.ts'
import { texts } from '#contract/words/en/texts.ts'
import type { NoticeWords } from '#contract/words/notice-words.ts'
import { shortPath } from '../../asking/short-paths.ts'
import { newShortCode, newToken } from '../../platform/secrets/tokens.ts'
import { asSms, onePart, placesOf, twoParts } from '../../platform/sms/as-sms.ts'
import type { NoticeCode } from './say.ts'
import { textOf } from './text-of.ts'

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
  fee: '150.00',
  card: '100000.00',
  credit: '250.00',
  direct: '150.00',
  more: '100000.00',
  approved: '100000.00',
  until: late,
  limit: '100000.00',
  expected: late,
  closes: late,
  ms: settings.reopen.withinMs,
  corrected: ['place', 'service', 'time', 'notes', 'details'],
  isPhoneConfirmed: true,
  miles: 150,
  deed: 'bid',
  reason: name,
  why: 'wrong_tire_size',
  words: name,
  count: 128,
  phone: '+15125550177',
  promised: late,
  likely: late,
  vehicle: name,
  quote: `“${'{not this exit} '.repeat(8)}”`,
}
const host = 'https://www.roadcall.example'
const guestsLink = `${host}/s/${newShortCode().code}`
const accountsLink = host + shortPath(paths.fleetBids(randomUUID()))
const techniciansLink = `${host}/technician#token=t.${newToken().token}`

const bySms = Object.entries<NoticeWords<never>>(notices)
  .filter(([, { sms }]) => sms)
  .map(([code]) => code as NoticeCode)
/** Of what is told to the customer all may go to a guest. */
const toGuests = [
  'requestOut',
  'bidsSoFar',
  'providerFound',
  'providerWrote',
  'linksEnded',
  'requestExpired',
  'onTheWay',
  'hasArrived',
  'saysArrived',
  'runsLate',
  'laterThanPromised',
  'isNear',
  'isLate',
  'workDone',
  'confirmSoon',
  'couldNotFinish',
  'providerSuspended',
  'providerReinstated',
  'couldNotFindYou',
  'feeFromCard',
  'feeInParts',
  'objected',
  'objectionWaits',
  'settlementOffered',
  'feeOwed',
  'moreAsked',
  'priceLowered',
  'handedBack',
  'nobodyCame',
  'operatorHelped',
] satisfies NoticeCode[]

/** What goes to who has had a text before and to who has not, about something with a short title and with a long one. */
const textsAbout = (code: NoticeCode, link: string) => {
  const isGuests = link === guestsLink
  return [null, name].flatMap((title) => {
    const said = { code, params: { ...longest, asked: { ...longest.asked, title } } }
    return [false, true].map((isFirst) => textOf('en-US', said, { link, isFirst, isGuests }))
  })
}

test.each(toGuests)(
  'the SMS “%s” to a guest is one with its link, with the longest values',
  (code) => {
    for (const { introduction, text } of textsAbout(code, guestsLink)) {
      expect(text).toContain(guestsLink)
      for (const sms of [text, introduction ?? ''])
        expect(placesOf(sms) ?? sms, sms).toBeLessThanOrEqual(onePart)
    }
  },
)

test('the very first to a guest says the terms in the same SMS', () => {
  for (const { introduction } of textsAbout('requestOut', guestsLink))
    expect(introduction).toBeNull()
})

test.each(bySms)(
  'the SMS “%s” fits into two, in their alphabet, with the longest values',
  (code) => {
    for (const link of [guestsLink, accountsLink, techniciansLink])
      for (const { text } of textsAbout(code, link)) {
        expect(text).toMatch(/^Roadcall: /)
        expect(text).not.toContain('undefined')
        expect(text.match(/https?:/g)).toHaveLength(1)
        expect(placesOf(text) ?? text, text).toBeLessThanOrEqual(twoParts)
      }
  },
)

test('a shop hears of a request nearby in one SMS with the link to its card', () => {
  const { asked } = longest
  const spot = { ...asked.spot, town: 'San Marcos', state: 'TX' }
  const params = { ...longest, asked: { ...asked, spot } }
  const link = host + shortPath(paths.boardCard(randomUUID()))
  const said = { code: 'requestNearby', params } as const
  const { text } = textOf('en-US', said, { link, isFirst: false, isGuests: false })
  expect(placesOf(text) ?? text, text).toBeLessThanOrEqual(onePart)
})

test('no text asks for an answer by a word that belongs to the carriers, but for their own', () => {
  for (const code of bySms)
    for (const { text } of textsAbout(code, guestsLink))
      expect(text.replace(texts.terms, '')).not.toMatch(
        /\b(?:reply|answer|text back)\b|\b(?:STOP|STOPALL|UNSUBSCRIBE|CANCEL|END|QUIT|START|YES|UNSTOP|HELP|INFO)\b/,
      )
})

test('the other SMS fit into two as well', () => {
  const { resetLink, phoneCode, help, started } = texts
  const username = asSms('a'.repeat(60))
  for (const sms of [
    resetLink({
      username,
      ms: settings.resetTokenMs,
      link: `${host}/reset-password#token=${newToken().token}`,
    }),
    phoneCode({ code: '123456', business: asSms(name), ms: settings.phoneCode.validMs }),
    help({ link: `${host}${paths.contact}` }),
    started,
  ]) {
    expect(sms).toMatch(/^Roadcall: /)
    expect(placesOf(sms) ?? sms).toBeLessThanOrEqual(twoParts)
  }
})

test('a code or a link to a new password is one SMS where it is the first to a number', () => {
  const { firstResetLink, firstPhoneCode, introduction, terms } = texts
  const link = `${host}/reset-password?token=${newToken().token}`
  const username = asSms('a'.repeat(60), () => 20)
  const code = { code: '123456', business: asSms(name), ms: settings.phoneCode.validMs }
  for (const sms of [
    firstPhoneCode({ ...code, terms }),
    firstResetLink({ username, ms: settings.resetTokenMs, link, terms: null }),
    introduction,
  ])
    expect(placesOf(sms) ?? sms, sms).toBeLessThanOrEqual(onePart)
})

test('names are spelled in the alphabet of SMS and cut between words', () => {
  expect(asSms('Muñoz’s “Big Rig” – Señor Ángel')).toBe('Muñoz\'s "Big Rig" - Señor Angel')
  expect(asSms('Lone Star Heavy Wrecker and Trailer Repair of Texas')).toBe(
    'Lone Star Heavy Wrecker and Trailer...',
  )
  expect(asSms({ at: late, count: 3, none: null })).toEqual({ at: late, count: 3, none: null })
})
