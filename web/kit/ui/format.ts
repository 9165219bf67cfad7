import { measures } from '#contract/words/en/measures.ts'
import { grammarOf, keep as keepIn } from '#contract/words/grammar.ts'
import { pageLanguage } from '#contract/words/words.ts'

export { formatPhone, phoneHref } from '#contract/phone-shown.ts'

/** What the API writes for a moment: an ISO instant. */
export type Instant = string | number | Date

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** In the page's language. */
const keep = <F>(shape: string, make: () => F): F => keepIn(pageLanguage(), shape, make)
/** How the page's language counts, lists and writes money and days. */
const grammar = () => keep('grammar', () => grammarOf(pageLanguage()))

/** "towing, tires, and battery" */
export const formatList = (
  parts: readonly string[],
  type?: 'conjunction' | 'disjunction',
): string => grammar().list(parts, type)

const number = (digits: number) =>
  keep(
    `number ${digits}`,
    () => new Intl.NumberFormat(pageLanguage(), { maximumFractionDigits: digits }),
  )

/** "1,234" */
export const formatNumber = (value: number): string => number(0).format(value)

/** "4.8": a score out of five, always with its tenth. */
export const formatScore = (value: number): string =>
  keep(
    'score',
    () =>
      new Intl.NumberFormat(pageLanguage(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  ).format(value)

/** The wire's decimal string (rules C5) as "$1,234.50". */
export const formatMoney = (amount: string | number): string => grammar().money(amount)

/** "$1.4K", "$837": where an exact amount has no room. */
export function formatBrief(dollars: number): string {
  // At most five signs: a column of a year's chart has room for no more.
  const digits = dollars >= 1_000 && dollars < 9_950 ? 1 : 0
  return keep(
    `brief ${digits}`,
    () =>
      new Intl.NumberFormat(pageLanguage(), {
        style: 'currency',
        currency: 'USD',
        notation: 'compact',
        maximumFractionDigits: digits,
        minimumFractionDigits: 0,
      }),
  ).format(dollars)
}

/** Miles as "3.4", from ten on as "34". */
function milesText(miles: number): string {
  return number(miles < 9.95 ? 1 : 0).format(miles)
}

/** "3.4 mi", "34 mi", "under 0.1 mi" */
export function formatDistance(miles: number): string {
  return miles < 0.1 ? measures.distance.near : measures.distance.miles(milesText(miles))
}

/** The same for a voice: "3.4 miles". */
export function speakDistance(miles: number): string {
  return miles < 0.1 ? measures.distance.near : measures.distance.milesSpoken(milesText(miles))
}

/** "25 min", "1 hr 30 min", "3+ hr", "2 days" */
export function formatDuration(minutes: number, openEnded = false): string {
  const total = Math.max(0, Math.round(minutes))
  const plus = openEnded ? '+' : ''
  if (total < 60) return measures.time.minutes(`${total}${plus}`)
  if (total >= 2 * 24 * 60) return measures.time.days(Math.round(total / (24 * 60)))
  const hours = Math.floor(total / 60)
  const rest = total % 60
  if (rest === 0) return measures.time.hours(`${hours}${plus}`)
  return `${measures.time.hours(`${hours}`)} ${measures.time.minutes(`${rest}${plus}`)}`
}

const time = (at: Instant): number => new Date(at).getTime()

/** "2 min ago", "in 25 min"; from a week's distance on the date. `now` in milliseconds. */
export function formatRelative(at: Instant, now: number): string {
  const ahead = time(at) - now
  const distance = Math.abs(ahead)
  if (distance >= 7 * day) return formatDate(at)
  if (ahead > 0) {
    if (ahead < minute / 2) return measures.time.soon
    return measures.time.in(formatDuration(Math.ceil(distance / minute)))
  }
  if (distance < minute) return measures.time.now
  // Hours ago need no minutes; the exact time stands beside it for who wants it.
  const minutes = Math.floor(distance / minute)
  return measures.time.ago(
    formatDuration(distance >= 3 * hour ? minutes - (minutes % 60) : minutes),
  )
}

/** "12:34", from an hour on "1:02:03"; never below zero. */
export function formatCountdown(milliseconds: number): string {
  const total = Math.max(0, Math.ceil(milliseconds / second))
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(total / 3600)
  const minutes = Math.floor(total / 60) % 60
  return hours > 0 ? `${hours}:${two(minutes)}:${two(total % 60)}` : `${minutes}:${two(total % 60)}`
}

/** "Nov 21, 2026" */
export function formatDate(at: Instant): string {
  return keep(
    'date',
    () => new Intl.DateTimeFormat(pageLanguage(), { dateStyle: 'medium' }),
  ).format(time(at))
}

/** "Nov 30": where the year stands beside it. */
export function formatDayAndMonth(at: Instant): string {
  return keep(
    'day and month',
    () => new Intl.DateTimeFormat(pageLanguage(), { month: 'short', day: 'numeric' }),
  ).format(time(at))
}

/** "Mar 31, 2027" of a day without a time ("2027-03-31"): the same day wherever it is read. */
export const formatDay = (day: string): string => grammar().day(day)

/** "Central Time": the name of a zone's clock, whatever the season. */
export const formatZone = (timeZone: string): string => grammar().zone(timeZone)

/** "2:14 AM" in the reader's zone. */
export function formatClock(at: Instant): string {
  return keep(
    'clock',
    () => new Intl.DateTimeFormat(pageLanguage(), { timeStyle: 'short' }),
  ).format(time(at))
}

/** "2:14 AM CST" by the clock of a place; null where the reader's shows the same. */
export function formatClockThere(at: Instant, timeZone: string): string | null {
  const there = keep(
    `clock and zone of ${timeZone}`,
    () =>
      new Intl.DateTimeFormat(pageLanguage(), {
        timeZone,
        hour: 'numeric',
        minute: '2-digit',
        timeZoneName: 'short',
      }),
  ).format(time(at))
  return there.startsWith(formatClock(at)) ? null : there
}

/** "10 PM": an hour of the day, 0 to 23, wherever that is. */
export function formatHour(hour: number): string {
  return keep(
    'hour',
    () => new Intl.DateTimeFormat(pageLanguage(), { hour: 'numeric', timeZone: 'UTC' }),
  ).format(Date.UTC(2026, 0, 1, hour))
}

/** "November 2026": the month of a day, "2026-11-01". */
export const formatMonth = (dayOfIt: string): string =>
  keep(
    'month',
    () =>
      new Intl.DateTimeFormat(pageLanguage(), { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  ).format(Date.parse(dayOfIt))

/** "Nov 21, 2026, 2:14 AM CST" in the reader's zone. */
export function formatExact(at: Instant): string {
  return keep(
    'exact',
    () =>
      new Intl.DateTimeFormat(pageLanguage(), {
        year: 'numeric',
        month: 'short',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
        timeZoneName: 'short',
      }),
  ).format(time(at))
}

/**
 * "Tomorrow, Nov 23, 9:00 AM CST": a time to come by the clock of its place, wherever it is read. `now` in milliseconds.
 */
export function formatMoment(at: Instant, timeZone: string, now: number): string {
  const days = dayIn(timeZone, time(at)) - dayIn(timeZone, now)
  const near = days === 0 ? measures.time.today : days === 1 ? measures.time.tomorrow : null
  const words = keep(
    `moment ${timeZone} ${near !== null}`,
    () =>
      new Intl.DateTimeFormat(pageLanguage(), {
        timeZone,
        ...(near === null && { weekday: 'short' }),
        month: 'short',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
        timeZoneName: 'short',
      }),
  ).format(time(at))
  return near === null ? words : `${near}, ${words}`
}

/** "6 PM", "6:30 PM": a time to come by the clock of its place, with the weekday from tomorrow's same hour on. */
export function formatClockOf(at: Instant, timeZone: string, now: number): string {
  const isFar = time(at) - now >= day
  const isFull = time(at) % hour === 0
  return keep(
    `clock of ${timeZone} ${isFar} ${isFull}`,
    () =>
      new Intl.DateTimeFormat(pageLanguage(), {
        timeZone,
        ...(isFar && { weekday: 'short' }),
        hour: 'numeric',
        ...(!isFull && { minute: '2-digit' }),
      }),
  ).format(time(at))
}

/** The days since 1970 on the calendar of a zone. */
function dayIn(timeZone: string, at: number): number {
  const written = keep(
    `day in ${timeZone}`,
    // Sweden writes 2026-11-23.
    () => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }),
  ).format(at)
  return new Date(`${written}T00:00:00Z`).getTime() / day
}

/** At most two letters for an avatar: "Lone Star Towing" → "LS", "Maria" → "M". */
export function initials(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => /\p{L}|\p{N}/u.exec(word)?.[0] ?? '')
    .join('')
    .slice(0, 2)
    .toLocaleUpperCase(pageLanguage())
}
