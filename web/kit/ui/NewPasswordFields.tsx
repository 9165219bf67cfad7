import { securitySettings } from '#contract/security-settings.ts'
import { settings } from '#contract/settings.ts'
import { fields } from '#contract/words/en/fields.ts'
import { PasswordField } from './PasswordField.tsx'
import type { PersonFieldProps } from './PersonFields.tsx'

/** A password that is chosen here. */
export const NewPasswordField = (props: PersonFieldProps) => (
  <PasswordField
    label={fields.password}
    hint={fields.passwordHint(settings.password.min)}
    required
    autoComplete="new-password"
    {...props}
  />
)

/** One that opens more than its owner's things: of a shop, a fleet or the platform. */
export const StrongPasswordField = (props: PersonFieldProps) => (
  <NewPasswordField hint={fields.passwordHint(securitySettings.passwordMin)} {...props} />
)

/** The same password again. */
export const ConfirmPasswordField = (props: PersonFieldProps) => (
  <PasswordField label={fields.confirm} required autoComplete="new-password" {...props} />
)
