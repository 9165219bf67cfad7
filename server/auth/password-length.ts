import type { UserType } from '#contract/auth.ts'
import { securitySettings } from '#contract/security-settings.ts'
import { commonFields } from '#contract/words/en/fields/common.ts'
import { wrongField } from '../platform/http/refusal.ts'

const { passwordMin: least } = securitySettings
const strong: readonly UserType[] = ['admin', 'service_provider', 'business_customer']

export const isStrong = (userType: UserType): boolean => strong.includes(userType)

/** Who runs the platform, a shop or a fleet chooses a longer password, where the specification's form does not say 6. */
export function refuseTooShort(
  userType: UserType,
  newPassword: string,
  among: readonly UserType[] = strong,
): void {
  if (among.includes(userType) && newPassword.length < least)
    throw wrongField('newPassword', commonFields.tooShort({ field: 'password', least }))
}
