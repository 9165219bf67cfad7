import * as z from 'zod/mini'
import { isOneAlphabet } from './one-alphabet.ts'
import { textOf } from './texts.ts'
import { accountFields } from './words/en/fields/account.ts'

/** What customers and fleets know a business by: nobody takes another's with letters that look the same. */
const nameOf = (field: 'companyName' | 'businessName') =>
  textOf(2, 120, field).check(
    z.regex(/^[^\p{C}\p{DI}]*$/u, accountFields.oneAlphabet),
    z.refine(isOneAlphabet, accountFields.oneAlphabet),
  )
export const companyName = nameOf('companyName')
export const businessName = nameOf('businessName')
