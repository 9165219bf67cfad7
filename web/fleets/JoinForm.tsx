import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { acceptInvitation } from '#contract/fleets.ts'
import { settings } from '#contract/settings.ts'
import { sentenceOf } from '../api/api-error.ts'
import { focusFirst, resolverOf, showRefusal } from '../api/form.ts'
import { changeUser } from '../auth/use-user.ts'
import { fleetSignup as words } from '../messages/en/fleet-signup.ts'
import { Button } from '../ui/Button.tsx'
import { FormError } from '../ui/FormError.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { useAcceptInvitation } from './use-invitation.ts'

const fields = ['fullName', 'phone', 'username', 'password'] as const
type JoinValues = Record<(typeof fields)[number], string>

/** Who was invited makes an account of his own and is signed in. */
export function JoinForm({ token, onDone }: { token: string; onDone: () => void }) {
  const resolver = useMemo(
    () => resolverOf(acceptInvitation.body, (form: JoinValues) => ({ ...form, token })),
    [token],
  )
  const form = useForm({
    resolver,
    defaultValues: { fullName: '', phone: '', username: '', password: '' } as JoinValues,
    shouldFocusError: false,
  })
  const { errors } = form.formState
  const join = useAcceptInvitation()
  const submit = form.handleSubmit(
    (body) =>
      join.mutate(body, {
        onSuccess: (user) => {
          changeUser(user)
          onDone()
        },
        onError: (error) => showRefusal(error, fields, form.setError),
      }),
    focusFirst(fields, form.setFocus),
  )

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <TextField
        label={words.join.fullName}
        required
        error={errors.fullName?.message}
        autoComplete="name"
        {...form.register('fullName')}
      />
      <TextField
        label={words.phone}
        hint={words.phoneHint}
        required
        error={errors.phone?.message}
        type="tel"
        autoComplete="tel"
        {...form.register('phone')}
      />
      <TextField
        label={words.username}
        required
        error={errors.username?.message}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.register('username')}
      />
      <PasswordField
        label={words.password}
        hint={words.passwordHint(settings.password.min)}
        required
        error={errors.password?.message}
        autoComplete="new-password"
        {...form.register('password')}
      />
      <FormError error={join.error && sentenceOf(join.error, words.join.failed)} />
      <Button type="submit" variant="primary" wide busy={join.isPending}>
        {words.join.submit}
      </Button>
    </form>
  )
}
