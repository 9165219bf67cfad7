import { securitySettings } from '#contract/security-settings.ts'
import { commonFields } from '#contract/words/en/fields/common.ts'
import { wrongField } from '../platform/http/refusal.ts'

const { passwordMin: least } = securitySettings

/** Who runs the platform, a shop or a fleet chooses a longer password, where the specification's form does not say 6. */
export function refuseTooShort(newPassword: string, isStrong: boolean): void {
  if (isStrong && newPassword.length < least)
    throw wrongField('newPassword', commonFields.tooShort({ field: 'password', least }))
}
