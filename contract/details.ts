import * as z from 'zod/mini'
import { text } from './primitives.ts'
import { type DetailFieldName, detailFieldNames } from './services.ts'
import { vinField } from './vin-field.ts'

/** Those that are no short answer, in characters. */
const most: Partial<Record<DetailFieldName, number>> = {
  problemDescription: 2000,
  specialInstructions: 2000,
  dropOffLocation: 300,
}

/** The optional detail fields of S0 §3, all strings: every way to ask takes them. */
export const detailShape = {
  ...(Object.fromEntries(
    detailFieldNames.map((name) => [name, z.optional(text(most[name] ?? 200, 'This field'))]),
  ) as Record<DetailFieldName, z.ZodMiniOptional<ReturnType<typeof text>>>), // every name is in it
  vin: z.optional(vinField),
}
