import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { resetPassword } from '#contract/auth.ts'
import { settings } from '#contract/settings.ts'
import { sentenceOf } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { resolverOf } from '../api/form.ts'
import { auth } from '../messages/en/auth.ts'
import { Button } from '../ui/Button.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { FormMessage } from './FormMessage.tsx'

/** The call's rule for the password, and both fields the same (S1 §5). */
const form = z
  .object({ newPassword: resetPassword.body.shape.newPassword, confirm: z.string() })
  .check(
    z.refine(({ newPassword, confirm }) => newPassword === confirm, {
      path: ['confirm'],
      // Read when it is said, so that it is said in the reader's language.
      error: () => auth.reset.mismatch,
      when: () => true,
    }),
  )
const resolver = resolverOf(form)

export function ResetPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const words = auth.reset
  const { register, handleSubmit, formState } = useForm({
    resolver,
    defaultValues: { newPassword: '', confirm: '' },
  })
  const { errors } = formState
  const reset = useMutation({
    mutationFn: (newPassword: string) => call(resetPassword, { body: { token, newPassword } }),
    onSuccess: onDone,
  })

  return (
    <form
      onSubmit={handleSubmit(({ newPassword }) => reset.mutate(newPassword))}
      noValidate
      className="flex flex-col gap-4"
    >
      <PasswordField
        label={words.newPassword}
        hint={words.hint(settings.password.min)}
        required
        error={errors.newPassword?.message}
        autoComplete="new-password"
        {...register('newPassword', { deps: formState.isSubmitted ? ['confirm'] : [] })}
      />
      <PasswordField
        label={words.confirm}
        required
        error={errors.confirm?.message}
        autoComplete="new-password"
        {...register('confirm')}
      />
      {reset.isError && (
        <FormMessage tone="wrong">{sentenceOf(reset.error, words.failed)}</FormMessage>
      )}
      {reset.isSuccess && <FormMessage tone="good">{reset.data.message}</FormMessage>}
      <Button
        type="submit"
        variant="primary"
        wide
        busy={reset.isPending}
        disabledReason={reset.isSuccess ? words.leading : null}
      >
        {words.submit}
      </Button>
    </form>
  )
}
