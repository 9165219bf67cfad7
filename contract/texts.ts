import * as z from 'zod/mini'
import { commonFields, type FieldName } from './words/en/fields/common.ts'
import type { Saying } from './words/sayings.ts'

// In a module of its own, since a first load checks no form and needs none of its sayings.

/** They turn the letters behind them around, so that a reader sees another text than the one that is checked; no keyboard types them. */
const turnsAround = /[\u202a-\u202e\u2066-\u2069]/g
/* @__NO_SIDE_EFFECTS__ */
const tidy = () => z.overwrite((typed: string) => typed.replaceAll(turnsAround, '').trim())

/** Text a person typed: trimmed, at most `most` characters. */
/* @__NO_SIDE_EFFECTS__ */
export const text = (most: number, field: FieldName) =>
  z.string().check(tidy(), z.maxLength(most, commonFields.tooLong({ field, most })))

/** A field that may be left empty. */
/* @__NO_SIDE_EFFECTS__ */
export const orEmpty = <S extends z.ZodMiniType<string, string>>(schema: S) =>
  z.optional(z.union([z.literal(''), schema]))

/** Like `text`, with at least `least` characters. Of nothing “… is required” is said and of less than that how much it lacks, or of both `missing`. */
/* @__NO_SIDE_EFFECTS__ */
export const textFrom = (least: number, most: number, field: FieldName, missing?: Saying) => {
  const none = missing ?? commonFields.required({ field })
  const short = missing ?? commonFields.tooShort({ field, least })
  return z
    .string(none)
    .check(
      tidy(),
      z.minLength(least, { error: ({ input }) => (input === '' ? none : short) }),
      z.maxLength(most, commonFields.tooLong({ field, most })),
    )
}

/** Like `textFrom`, and of nothing too is said how much it lacks: “… must be at least 2 characters”. */
/* @__NO_SIDE_EFFECTS__ */
export const textOf = (least: number, most: number, field: FieldName, name: FieldName = field) =>
  textFrom(least, most, field, commonFields.tooShort({ field: name, least }))

/* @__NO_SIDE_EFFECTS__ */
export const emailAddress = (message: Saying = commonFields.email) =>
  z.string(message).check(z.trim(), z.maxLength(254, message), z.email(message))
