import * as z from 'zod/mini'
import { centsOf } from './primitives.ts'
import { settings } from './settings.ts'
import { text } from './texts.ts'
import { jobFields } from './words/en/fields/job.ts'

/** What an all-in price is made of, in the trade's words. */
export const lineKinds = [
  'call_out',
  'labor',
  'parts',
  'tire',
  'mileage',
  'tow_hook',
  'tow_mile',
  'disposal',
  'toll',
  'tax',
  'discount',
  'other',
] as const
export type LineKind = (typeof lineKinds)[number]

const { most, callOutMaxCents, quantityMax } = settings.bidLines

/** "2", "1.5", "0.25": a quantity in hundredths, or null where it is none. */
const hundredthsOf = (quantity: string): number | null => {
  const hundredths = centsOf(quantity)
  return hundredths && hundredths <= quantityMax * 100 ? hundredths : null
}

/** One line: so many of it at so much each. A discount's amount is taken off. */
export const bidLine = z.object({
  kind: z.enum(lineKinds, jobFields.lineKind),
  text: z.optional(text(80, 'lineText')),
  quantity: z
    .string(jobFields.quantity)
    .check(z.refine((value) => hundredthsOf(value) !== null, jobFields.quantity)),
  unitPrice: z
    .string(jobFields.unitPrice)
    .check(z.refine((value) => centsOf(value) !== null, jobFields.unitPrice)),
})
export type BidLine = z.output<typeof bidLine>

/** What a line comes to, in cents, half a cent rounded up; below zero for a discount. */
export function lineCents({ kind, quantity, unitPrice }: BidLine): number {
  const cents = Math.round(((hundredthsOf(quantity) ?? 0) * (centsOf(unitPrice) ?? 0)) / 100)
  return kind === 'discount' ? -cents : cents
}

/** What all lines come to, in cents. */
export const totalCents = (lines: readonly BidLine[]): number =>
  lines.reduce((sum, line) => sum + lineCents(line), 0)

/** The call-out fee among the lines, in cents: what is owed at least once a truck has rolled. Null without one. */
export function callOutCents(lines: readonly BidLine[] | null): number | null {
  const line = lines?.find(({ kind }) => kind === 'call_out')
  return line ? lineCents(line) : null
}

const isOneCallOut = (lines: readonly BidLine[]) =>
  lines.filter(({ kind }) => kind === 'call_out').length <= 1
const isCallOutFair = (lines: readonly BidLine[]) => (callOutCents(lines) ?? 0) <= callOutMaxCents

/** All lines of a bid. */
export const bidLines = z
  .array(bidLine)
  .check(
    z.minLength(1, jobFields.lineMissing),
    z.maxLength(most, jobFields.tooManyLines({ most })),
    z.refine(isOneCallOut, jobFields.oneCallOut),
    z.refine(isCallOutFair, jobFields.callOutMost({ mostCents: callOutMaxCents })),
  )
