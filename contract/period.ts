import * as z from 'zod/mini'
import { day } from './days.ts'
import { periodFields } from './words/en/fields/period.ts'

/** From one day to another, each of which may be left open; the last is not before the first. */
export const days = z
  .object({ from: z.optional(day), to: z.optional(day) })
  .check(z.refine((span) => !isBackwards(span), { path: ['from'], error: periodFields.backwards }))

export const isBackwards = ({
  from,
  to,
}: {
  from?: string | undefined
  to?: string | undefined
}): boolean => from !== undefined && to !== undefined && from > to
