import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { type CurrentUser, changePassword } from '#contract/auth.ts'
import { settings } from '#contract/settings.ts'
import { sentenceOf } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { resolverOf, showRefusal } from '../api/form.ts'
import { auth } from '../messages/en/auth.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { FormError } from '../ui/FormError.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { asSignedIn } from './as-signed-in.ts'
import type { Frame } from './frame.ts'
import { changeUser } from './use-user.ts'

/** The call's rule for the password, and both fields the same. */
const form = z
  .object({ newPassword: changePassword.body.shape.newPassword, confirm: z.string() })
  .check(
    z.refine(({ newPassword, confirm }) => newPassword === confirm, {
      path: ['confirm'],
      // Read when it is said, so that it is said in the reader's language.
      error: () => auth.choose.mismatch,
      when: () => true,
    }),
  )
const resolver = resolverOf(form)

/** Who signs in with a password that was given to him chooses his own before anything else (rules C21). */
export function ChoosePassword({ user, Frame }: { user: CurrentUser; Frame: Frame }) {
  const words = auth.choose
  const { register, handleSubmit, formState, setError } = useForm({
    resolver,
    defaultValues: { newPassword: '', confirm: '' },
  })
  const { errors } = formState
  const change = useMutation({
    mutationFn: (newPassword: string) =>
      asSignedIn(() => call(changePassword, { body: { newPassword } })),
    // The page that was asked for stands where the form stood.
    onSuccess: () => changeUser({ ...user, mustChangePassword: false }),
    onError: (error) => showRefusal(error, ['newPassword'], setError),
  })
  const refusal = change.isError && !errors.newPassword && sentenceOf(change.error, words.failed)

  return (
    <Frame title={words.title} width="form">
      <Card className="flex flex-col gap-4">
        <h1 className="text-2xl">{words.title}</h1>
        <p className="text-muted">{words.text}</p>
        <form
          onSubmit={handleSubmit(({ newPassword }) => change.mutate(newPassword))}
          noValidate
          className="flex flex-col gap-4"
        >
          {/* So that what keeps passwords knows whose it is. */}
          <input type="hidden" name="username" autoComplete="username" value={user.username} />
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
          <FormError error={refusal || null} />
          <Button type="submit" variant="primary" wide busy={change.isPending}>
            {words.submit}
          </Button>
        </form>
      </Card>
    </Frame>
  )
}
