/** Making one costs more than using it, and matching asks for thousands of providers at once. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** Which day it is in a time zone: "2026-11-21", to be compared with the dates of documents and holidays as text. */
export function dayIn(timeZone: string, now: Date): string {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
    formats.set(timeZone, format)
  }
  return format.format(now)
}
