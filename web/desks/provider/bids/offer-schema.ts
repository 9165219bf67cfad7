import * as z from 'zod/mini'
import { bidLines } from '#contract/bid-lines.ts'
import { isFinerThanCents, isNoNumber } from '#contract/primitives.ts'
import { settings } from '#contract/settings.ts'
import { text } from '#contract/texts.ts'
import { jobFields } from '#contract/words/en/fields/job.ts'
import { sentencesOf } from '../../../kit/api/form.ts'
import { offerOf, priceCents } from './offer-form.ts'

/** The same rules as the server's (rules C5, C6), in the words of the dialog. */
export const offerSchema = () =>
  z.object({
    price: z.string().check(
      // Of several sentences the first is said.
      z.refine((value) => !isNoNumber(value), jobFields.price),
      z.refine((value) => !isFinerThanCents(value), jobFields.priceCents),
      z.refine((value) => priceCents(value) !== null, jobFields.priceRange(settings.price)),
    ),
    lines: z.pipe(
      z.transform((lines: unknown) =>
        Array.isArray(lines) && lines.length === 0 ? undefined : lines,
      ),
      z.optional(bidLines),
    ),
    estimatedDuration: z.string().check(z.minLength(1, jobFields.arrival)),
    message: text(1000, 'message'),
    validMinutes: z.pipe(
      z.transform((value: unknown) => (value === '' ? undefined : Number(value))),
      z.optional(z.int()),
    ),
    takesTerms: z.boolean(),
  })
/** What is wrong with a price that was typed, a sentence; null for a right one. */
export const wrongPrice = (price: string): string | null => {
  const { error } = offerSchema().safeParse({ ...offerOf(), price })
  return (error && sentencesOf(error).price) ?? null
}
export type Offer = z.output<ReturnType<typeof offerSchema>>

// What comes with the check of an offer, and is on no first screen either.
export { sayFailed } from './say-failed.ts'
