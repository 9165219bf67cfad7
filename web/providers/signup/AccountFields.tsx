import { settings } from '#contract/settings.ts'
import { providerSignup as words } from '../../messages/en/provider-signup.ts'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { Signup } from './SignupForm.tsx'

export function AccountFields({ form: { register, formState } }: { form: Signup }) {
  const { errors, isSubmitted } = formState
  return (
    <>
      <TextField
        label={words.username}
        required
        error={errors.username?.message}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...register('username')}
      />
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
    </>
  )
}
