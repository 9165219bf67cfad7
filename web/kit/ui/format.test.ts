import { describe, expect, test } from 'vitest'
import {
  formatBrief,
  formatClockThere,
  formatCountdown,
  formatDistance,
  formatDuration,
  formatExact,
  formatMoment,
  formatMoney,
  formatPhone,
  formatRelative,
  formatScore,
  initials,
  phoneHref,
  speakDistance,
} from './format.ts'

const now = Date.parse('2026-11-21T02:14:00Z')
const at = (minutes: number) => new Date(now + minutes * 60_000)

test('money is written with separators and cents', () => {
  expect(formatMoney('1234.50')).toBe('$1,234.50')
  expect(formatMoney('185')).toBe('$185.00')
  expect(formatMoney('100000.00')).toBe('$100,000.00')
})

describe('phone numbers', () => {
  test.each([
    ['5125550143', '(512) 555-0143', 'tel:+15125550143'],
    ['+1 512-555-0143', '(512) 555-0143', 'tel:+15125550143'],
    ['(512) 555 0143', '(512) 555-0143', 'tel:+15125550143'],
    ['+44 20 7946 0958', '+44 20 7946 0958', 'tel:+442079460958'],
    ['512 555 0143 ext. 9', '512 555 0143 ext. 9', 'tel:+15125550143'],
    ['+47 22 12 34 56', '+47 22 12 34 56', 'tel:+4722123456'],
    ['call Joe', 'call Joe', 'tel:'],
    [' 911 ', '911', 'tel:911'],
  ])('%s', (typed, shown, href) => {
    expect(formatPhone(typed)).toBe(shown)
    expect(phoneHref(typed)).toBe(href)
  })
})

test('distances are miles, with a tenth while they are short', () => {
  expect([0.04, 0.1, 3.44, 9.96, 34.6, 1200].map(formatDistance)).toEqual([
    'under 0.1 mi',
    '0.1 mi',
    '3.4 mi',
    '10 mi',
    '35 mi',
    '1,200 mi',
  ])
  expect(speakDistance(3.44)).toBe('3.4 miles')
})

test('durations are minutes, hours, then days', () => {
  expect([0, 25, 60, 90, 1439, 2880].map((minutes) => formatDuration(minutes))).toEqual([
    '0 min',
    '25 min',
    '1 hr',
    '1 hr 30 min',
    '23 hr 59 min',
    '2 days',
  ])
  expect(formatDuration(180, true)).toBe('3+ hr')
})

describe('times as people say them', () => {
  test.each([
    [-0.5, 'just now'],
    [-1, '1 min ago'],
    [-2.9, '2 min ago'],
    [-75, '1 hr 15 min ago'],
    [-200, '3 hr ago'],
    [-3 * 1440, '3 days ago'],
    [-8 * 1440, 'Nov 13, 2026'],
    [0.2, 'now'],
    [24.1, 'in 25 min'],
    [25, 'in 25 min'],
    [90, 'in 1 hr 30 min'],
  ])('%d minutes from now: %s', (minutes, text) => {
    expect(formatRelative(at(minutes), now)).toBe(text)
  })
})

test('the exact time names its zone', () => {
  expect(formatExact(at(0))).toMatch(/^Nov 2[01], 2026, \d{1,2}:\d\d\s[AP]M \S+/)
})

test('a time to come is told by the clock of its place, with the day as people say it there', () => {
  const tell = (at: string, zone: string, from: string) =>
    formatMoment(at, zone, new Date(from).getTime())
  const nine = '2026-11-23T15:00:00Z'
  expect([
    tell(nine, 'America/Chicago', '2026-11-23T14:00:00Z'),
    // 11 PM in Austin, when it is the next day already in New York.
    tell(nine, 'America/Chicago', '2026-11-23T05:00:00Z'),
    tell(nine, 'America/New_York', '2026-11-23T05:00:00Z'),
    tell(nine, 'America/Denver', '2026-11-20T05:00:00Z'),
    tell(nine, 'America/Chicago', '2026-11-24T15:00:00Z'),
  ]).toEqual([
    'Today, Nov 23, 9:00 AM CST',
    'Tomorrow, Nov 23, 9:00 AM CST',
    'Today, Nov 23, 10:00 AM EST',
    'Mon, Nov 23, 8:00 AM MST',
    'Mon, Nov 23, 9:00 AM CST',
  ])
})

test('tomorrow is tomorrow over the nights in which the clocks change', () => {
  const tell = (at: string, from: string) =>
    formatMoment(at, 'America/Chicago', new Date(from).getTime())
  expect([
    tell('2027-03-14T14:00:00Z', '2027-03-13T15:00:00Z'),
    tell('2027-03-15T04:30:00Z', '2027-03-14T05:30:00Z'),
    tell('2027-11-07T15:00:00Z', '2027-11-07T04:30:00Z'),
    tell('2027-11-08T05:30:00Z', '2027-11-07T05:30:00Z'),
  ]).toEqual([
    'Tomorrow, Mar 14, 9:00 AM CDT',
    'Tomorrow, Mar 14, 11:30 PM CDT',
    'Tomorrow, Nov 7, 9:00 AM CST',
    'Today, Nov 7, 11:30 PM CST',
  ])
})

test('a countdown ends at zero', () => {
  expect([754_000, 3_723_000, 400, 0, -5000].map(formatCountdown)).toEqual([
    '12:34',
    '1:02:03',
    '0:01',
    '0:00',
    '0:00',
  ])
})

test('a score keeps its tenth', () => {
  expect([4.75, 5].map(formatScore)).toEqual(['4.8', '5.0'])
})

test('an amount without room is rounded to what can be read', () => {
  expect([0, 837, 675.5, 1402.5, 9_949, 9_950, 12_000, 67_500].map(formatBrief)).toEqual([
    '$0',
    '$837',
    '$676',
    '$1.4K',
    '$9.9K',
    '$10K',
    '$12K',
    '$68K',
  ])
})

test('initials are at most two letters of the first two words', () => {
  expect(['Lone Star Towing', 'maria', '24/7 Tire', '  ', '(A) Élan'].map(initials)).toEqual([
    'LS',
    'M',
    '2T',
    '',
    'AÉ',
  ])
})

test('the clock of a place is said where the reader’s is another', () => {
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone
  expect(formatClockThere(now, here)).toBeNull()
  const other = here === 'America/Chicago' ? 'America/New_York' : 'America/Chicago'
  expect(formatClockThere(now, other)).toMatch(/^\d{1,2}:14\sPM [CE]ST$/)
})
