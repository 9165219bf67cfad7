/** Which day it is in a time zone: "2026-11-21", to be compared with the dates of documents as text. */
export const dayIn = (timeZone: string, now: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now)
