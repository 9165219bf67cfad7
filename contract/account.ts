import * as z from 'zod/mini'
import { isOneAlphabet } from './one-alphabet.ts'
import { phoneNumber } from './phone-texts.ts'
import { securitySettings } from './security-settings.ts'
import type { UserType } from './session.ts'
import { settings } from './settings.ts'
import { textOf } from './texts.ts'
import { accountFields } from './words/en/fields/account.ts'
import { commonFields } from './words/en/fields/common.ts'
import type { Saying } from './words/sayings.ts'

const usernameTooShort = commonFields.tooShort({
  field: 'username',
  least: settings.username.min,
})
/** How somebody signs in and is reached: the same wherever an account comes into being. */
export const username = z.string(usernameTooShort).check(
  z.trim(),
  z.minLength(settings.username.min, usernameTooShort),
  z.maxLength(
    settings.username.max,
    accountFields.usernameTooLong({ most: settings.username.max }),
  ),
  z.regex(/^[^\s@]+$/, accountFields.username),
  // What nobody can see, nobody can type again.
  z.regex(/^[^\p{C}\p{DI}]*$/u, accountFields.usernameUnseen),
  z.refine(isOneAlphabet, accountFields.oneAlphabet),
)

/** A password that somebody chooses; `tooShort` as the specification says it of this form. */
const passwordWith = (tooShort: Saying, least: number = settings.password.min) =>
  z
    .string(tooShort)
    .check(
      z.minLength(least, tooShort),
      z.maxLength(
        settings.password.max,
        accountFields.passwordTooLong({ most: settings.password.max }),
      ),
    )
export const password = passwordWith(
  commonFields.tooShort({ field: 'password', least: settings.password.min }),
)
const strongTooShort = commonFields.tooShort({
  field: 'password',
  least: securitySettings.passwordMin,
})
/** Of admins, shops and managers, where the specification has no form. */
export const strongPassword = passwordWith(strongTooShort, securitySettings.passwordMin)
const strong: readonly UserType[] = ['admin', 'service_provider', 'business_customer']
export const choosesStrongly = (userType: UserType): boolean => strong.includes(userType)
export const newPassword = passwordWith(
  accountFields.newPasswordTooShort({ least: settings.password.min }),
)

export const fullName = textOf(2, 120, 'fullName')
export const phone = phoneNumber()
