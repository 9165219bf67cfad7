import * as z from 'zod/mini'
import { fleetSizes } from './catalogue.ts'
import { textFrom, textOf } from './texts.ts'
import { commonFields } from './words/en/fields/common.ts'
import { companyFields } from './words/en/fields/company.ts'

const mcNumber = z.string(companyFields.mcMissing).check(
  z.trim(),
  z.minLength(1, companyFields.mcMissing),
  z.regex(/^(MC)?[\s#-]*\d{1,8}$/i, companyFields.mcWrong({ digits: 8 })),
  z.overwrite((value) => value.replace(/\D/g, '')),
)
const dotNumber = z.string(companyFields.dotMissing).check(
  z.trim(),
  z.minLength(1, companyFields.dotMissing),
  z.regex(/^(US)?\s*(DOT)?[\s#-]*\d{1,9}$/i, companyFields.dotWrong({ digits: 9 })),
  z.overwrite((value) => value.replace(/\D/g, '')),
)

/** What a fleet's PO numbers are made of: its own letters, the unit's number and the day. */
export const poPattern = z
  .string()
  .check(
    z.trim(),
    z.maxLength(40, commonFields.tooLong({ field: 'poPattern', most: 40 })),
    z.regex(/^([^{}]|\{unit\}|\{date\})*$/, companyFields.poPattern),
  )

/** S1 §5: what a company says of itself, with its sentences. Numbers are kept as digits. */
export const companyRecord = {
  mcNumber,
  dotNumber,
  ownerName: textOf(2, 120, 'ownerName'),
  fleetSize: z.enum(fleetSizes, commonFields.required({ field: 'fleetSize' })),
  operatingStates: textFrom(2, 300, 'operatingStates', companyFields.operatingStates),
  address: textFrom(5, 300, 'address', commonFields.address),
}
