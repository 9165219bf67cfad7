import * as z from 'zod/mini'
import { idPattern } from './ids.ts'
import { idFields } from './words/en/fields/id.ts'

/** The small shapes that every noun uses. Text is cleaned at the edge (no NUL, no lone surrogate) before it gets here. */
export const uuid = z.string().check(z.regex(idPattern, idFields.wrong))
export const byId = z.object({ id: uuid })

/** Lists are paged by the last row one has: `before` is its id; without it the list begins (newest first). */
export const page = z.object({ before: z.optional(uuid) })

/** Some of a list's values with commas between: `status=open,in_progress`. */
/* @__NO_SIDE_EFFECTS__ */
export const listOf = <const V extends string>(values: readonly V[]) =>
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(200)),
      z.transform((text) => text.split(',')),
    ),
    z.array(z.enum(values)),
  )

/** An ISO instant with zone, as the API writes all times. */
export const instant = z.string()

/** Money on the wire: a decimal string with two places, "185.00" (rules C5). */
export const money = z.string()

export const latitude = z.number().check(z.minimum(-90), z.maximum(90))
export const longitude = z.number().check(z.minimum(-180), z.maximum(180))

/** Optional position from the device (rules C1). */
export const position = z.object({
  lat: latitude,
  lng: longitude,
  accuracyM: z.optional(z.number().check(z.minimum(0), z.maximum(1_000_000))),
  fixedAt: z.optional(z.string().check(z.maxLength(40))),
})

/** A spot that somebody has put on a map. */
export const pin = z.object({ lat: latitude, lng: longitude })

/** A sentence of ours in the caller's language: who answers with it gives its saying. */
export const spoken = z.string().brand<'spoken'>()

export const ok = z.object({ message: spoken })

/** Cents to the wire's decimal string. */
export function decimal(cents: number): string {
  const whole = Math.trunc(cents / 100)
  return `${whole}.${String(Math.abs(cents % 100)).padStart(2, '0')}`
}

/** The same of a sum that may be below zero. */
export const signed = (cents: number): string => (cents < 0 ? '-' : '') + decimal(Math.abs(cents))

/** The wire's price to cents, or null when it is no amount with at most two places. */
export function centsOf(value: string): number | null {
  const match = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(value.trim())
  if (!match?.[1]) return null
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

/** Is it no number at all, such as "150,5", and so neither too small nor too large? */
export const isNoNumber = (value: string): boolean => !/^-?\d+(\.\d+)?$/.test(value.trim())

/** Is it a sum but for its parts of a cent? */
export const isFinerThanCents = (value: string): boolean => /^\d{1,7}\.\d{3,}$/.test(value.trim())

/** A link's token where it comes in the body (S0 §7); the header `X-Access-Token` or `?token=` says the same. */
export const accessToken = z.optional(z.string().check(z.maxLength(200)))
