import { useMutation } from '@tanstack/react-query'
import { type CurrentUser, changePassword } from '#contract/auth.ts'
import { auth } from '#contract/words/en/auth.ts'
import { call } from '../../kit/api/call.ts'
import { changeUser } from '../../kit/api/current-user.ts'
import { useEndpointForm } from '../../kit/api/use-endpoint-form.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { Card } from '../../kit/ui/Card.tsx'
import { FormError } from '../../kit/ui/FormError.tsx'
import { ConfirmPasswordField, NewPasswordField } from '../../kit/ui/NewPasswordFields.tsx'
import { AgreeLine } from '../terms/AgreeLine.tsx'
import type { Frame } from './frame.ts'
import { passwordTwice } from './password-twice.ts'

const twice = passwordTwice(changePassword.body.shape.newPassword)

/** Who signs in with a password that was given out chooses their own before anything else (rules C21). */
export function ChoosePassword({ user, Frame }: { user: CurrentUser; Frame: Frame }) {
  const words = auth.choose
  const send = useMutation({
    mutationFn: ({ newPassword }: { newPassword: string }) =>
      call(changePassword, { body: { newPassword } }),
    // The page that was asked for stands where the form stood.
    onSuccess: () => changeUser({ ...user, mustChangePassword: false }),
  })
  const { field, submit, isPending, refusal } = useEndpointForm(twice, {
    values: { newPassword: '', confirm: '' },
    send,
    failed: words.failed,
  })

  return (
    <Frame title={words.title} width="form">
      <Card className="flex flex-col gap-4">
        <h1 className="text-2xl">{words.title}</h1>
        <p className="text-muted">{words.text}</p>
        <form onSubmit={submit} noValidate className="flex flex-col gap-4">
          {/* So that what keeps passwords knows whose it is. */}
          <input type="hidden" name="username" autoComplete="username" value={user.username} />
          <NewPasswordField
            label={words.newPassword}
            {...field('newPassword', { deps: 'confirm' })}
          />
          <ConfirmPasswordField label={words.confirm} {...field('confirm')} />
          <AgreeLine by="firstSignIn" />
          <FormError error={refusal} />
          <Button type="submit" variant="primary" wide busy={isPending}>
            {words.submit}
          </Button>
        </form>
      </Card>
    </Frame>
  )
}
