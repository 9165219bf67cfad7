import { settings } from '#contract/settings.ts'
import { FormSection } from '../../auth/FormSection.tsx'
import { fleetSignup as words } from '../../messages/en/fleet-signup.ts'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { Signup } from './SignupForm.tsx'

/** The login of the one who registers: the fleet's first manager. */
export function AccountFields({ form: { register, formState } }: { form: Signup }) {
  const { errors, isSubmitted } = formState
  return (
    <FormSection heading={words.account}>
      <TextField
        label={words.username}
        required
        error={errors.username?.message}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...register('username')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <PasswordField
          label={words.password}
          hint={words.passwordHint(settings.password.min)}
          required
          error={errors.password?.message}
          autoComplete="new-password"
          {...register('password', { deps: isSubmitted ? ['confirmPassword'] : [] })}
        />
        <PasswordField
          label={words.confirm}
          required
          error={errors.confirmPassword?.message}
          autoComplete="new-password"
          {...register('confirmPassword')}
        />
      </div>
    </FormSection>
  )
}
