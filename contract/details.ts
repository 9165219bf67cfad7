import * as z from 'zod/mini'
import { type DetailFieldName, detailFieldNames } from './services.ts'
import { settings } from './settings.ts'
import { vinField } from './vin-field.ts'
import { detailFields } from './words/en/fields/details.ts'

/** Those that are no short answer, in characters. */
const most: Partial<Record<DetailFieldName, number>> = {
  problemDescription: settings.longestText,
  specialInstructions: settings.longestText,
  dropOffLocation: 300,
}

const detail = (field: DetailFieldName, most: number) =>
  z.string().check(z.trim(), z.maxLength(most, detailFields.tooLong({ field, most })))

/** The optional detail fields of S0 §3, all strings: every way to ask takes them. */
export const detailShape = {
  ...(Object.fromEntries(
    detailFieldNames.map((name) => [name, z.optional(detail(name, most[name] ?? 200))]),
  ) as Record<DetailFieldName, z.ZodMiniOptional<ReturnType<typeof detail>>>), // every name is in it
  vin: z.optional(vinField),
}
