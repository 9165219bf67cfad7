import * as z from 'zod/mini'
import { phoneDigits, readPhone } from './phone.ts'
import { servedCountry } from './phone-countries.ts'
import { phoneCountriesHere } from './phone-countries-here.ts'
import { commonFields, type FieldName } from './words/en/fields/common.ts'
import type { Saying } from './words/sayings.ts'

// In a module of its own, since a first load checks no form and needs none of its sayings.

/** Text a person typed: trimmed, at most `most` characters. */
/* @__NO_SIDE_EFFECTS__ */
export const text = (most: number, field: FieldName) =>
  z.string().check(z.trim(), z.maxLength(most, commonFields.tooLong({ field, most })))

/** A field that may be left empty. */
/* @__NO_SIDE_EFFECTS__ */
export const orEmpty = <S extends z.ZodMiniType<string, string>>(schema: S) =>
  z.optional(z.union([z.literal(''), schema]))

/** Like `text`, with at least `least` characters; `missing` is said of what is shorter: “… is required” unless given. */
/* @__NO_SIDE_EFFECTS__ */
export const textFrom = (
  least: number,
  most: number,
  field: FieldName,
  missing: Saying = commonFields.required({ field }),
) =>
  z
    .string(missing)
    .check(
      z.trim(),
      z.minLength(least, missing),
      z.maxLength(most, commonFields.tooLong({ field, most })),
    )

/** Like `textFrom`, and what is shorter is told how much it lacks: “… must be at least 2 characters”. */
/* @__NO_SIDE_EFFECTS__ */
export const textOf = (least: number, most: number, field: FieldName, name: FieldName = field) =>
  textFrom(least, most, field, commonFields.tooShort({ field: name, least }))

/** What was typed where a phone number belongs. */
/* @__NO_SIDE_EFFECTS__ */
const typedPhone = (missing: Saying) =>
  z
    .string(missing)
    .check(z.trim(), z.maxLength(40, commonFields.tooLong({ field: 'phone', most: 40 })))

/** Its E.164, or a refusal: `short` for fewer digits than a number has, `wrong` for what else is none. */
function asPhone(typed: string, context: z.core.ParsePayload, short: Saying, wrong: Saying) {
  const phone = readPhone(typed)
  const { codes } = phoneCountriesHere
  if (phone !== null && codes && servedCountry(phone, codes) === null) {
    const message = commonFields.phoneAbroad({ from: codes })
    context.issues.push({ code: 'custom', input: typed, message })
    return z.NEVER
  }
  if (phone !== null) return phone
  const isShort = typed.replace(/\D/g, '').length < phoneDigits
  context.issues.push({ code: 'custom', input: typed, message: isShort ? short : wrong })
  return z.NEVER
}

/** A phone number, typed freely; it becomes E.164. */
/* @__NO_SIDE_EFFECTS__ */
export const phoneNumber = (
  short: Saying = commonFields.phone({ digits: phoneDigits }),
  wrong: Saying = commonFields.phoneWrong({ field: 'phone' }),
) =>
  z.pipe(
    typedPhone(short),
    z.transform((typed: string, context) => asPhone(typed, context, short, wrong)),
  )

/** The same where another number is known: nothing typed means that one. */
/* @__NO_SIDE_EFFECTS__ */
export const phoneInstead = (field: FieldName) => {
  const wrong = commonFields.phoneWrong({ field })
  return z.pipe(
    typedPhone(wrong),
    z.transform((typed: string, context) =>
      typed === '' ? '' : asPhone(typed, context, wrong, wrong),
    ),
  )
}

/* @__NO_SIDE_EFFECTS__ */
export const emailAddress = (message: Saying = commonFields.email) =>
  z.string(message).check(z.trim(), z.maxLength(254, message), z.email(message))
