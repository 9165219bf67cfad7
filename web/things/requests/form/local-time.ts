/** "2026-11-21T02:14": a moment (ms) as a date-time field holds it, in the reader's zone. */
export const localMinute = (at: number): string =>
  new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 16)

/** What a date-time field holds as an instant; the empty string when it holds none. */
export function instantOf(local: string): string {
  const at = new Date(local)
  return Number.isNaN(at.getTime()) ? '' : at.toISOString()
}
