/** "2026-11-21T02:14": a moment (ms) as a date-time field holds it, in the reader's zone. */
export const localMinute = (at: number): string =>
  new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 16)

const dayMs = 24 * 3600_000

/** "09:00" tomorrow, as a date-time field holds it; `now` in milliseconds. */
export const tomorrowAt = (time: string, now: number): string =>
  `${localMinute(now + dayMs).slice(0, 10)}T${time}`

/** What a date-time field holds as an instant; the empty string when it holds none. */
export function instantOf(local: string): string {
  const at = new Date(local)
  return Number.isNaN(at.getTime()) ? '' : at.toISOString()
}
