import * as z from 'zod/mini'
import { fleetFields } from './words/en/fields/fleet.ts'

/** Is this a day that a calendar has, written "2026-11-30"? */
export function isDay(text: string): boolean {
  if (!/^(19|2\d)\d\d-\d\d-\d\d$/.test(text)) return false
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

/** A day without a time; by whose clock says who reads it. */
export const day = z.string(fleetFields.day).check(z.refine(isDay, fleetFields.day))

/** The day that it is there: "2026-11-30". */
export const dayIn = (timeZone: string, at: Date): string =>
  // Sweden writes days so.
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(at)

/** The first and the last day of a month, so many months from that of a day. */
export function monthFrom(day: string, months: number): { from: string; to: string } {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const written = (at: number) => new Date(at).toISOString().slice(0, 10)
  return {
    from: written(Date.UTC(year, month - 1 + months, 1)),
    to: written(Date.UTC(year, month + months, 0)),
  }
}
