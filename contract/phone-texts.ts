import * as z from 'zod/mini'
import { phoneDigits, readPhone } from './phone.ts'
import { servedCountry } from './phone-countries.ts'
import { phoneCountriesHere } from './phone-countries-here.ts'
import { commonFields, type FieldName } from './words/en/fields/common.ts'
import type { Saying } from './words/sayings.ts'

// In a module of its own, since what reads phone numbers weighs 25 kB, and most forms have none.

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
