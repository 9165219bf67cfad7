import { useMutation } from '@tanstack/react-query'
import { resetPassword } from '#contract/auth.ts'
import { securitySettings } from '#contract/security-settings.ts'
import { settings } from '#contract/settings.ts'
import { auth } from '#contract/words/en/auth.ts'
import { call } from '../../kit/api/call.ts'
import { useEndpointForm } from '../../kit/api/use-endpoint-form.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { ConfirmPasswordField, NewPasswordField } from '../../kit/ui/NewPasswordFields.tsx'
import { FormMessage } from './FormMessage.tsx'
import { passwordTwice } from './password-twice.ts'

const twice = passwordTwice(resetPassword.body.shape.newPassword)

export function ResetPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const words = auth.reset
  const reset = useMutation({
    mutationFn: ({ newPassword }: { newPassword: string }) =>
      call(resetPassword, { body: { token, newPassword } }),
    onSuccess: onDone,
  })
  const { field, submit, isPending, refusal } = useEndpointForm(twice, {
    values: { newPassword: '', confirm: '' },
    send: reset,
    failed: words.failed,
  })

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <NewPasswordField
        label={words.newPassword}
        hint={words.hint(settings.password.min, securitySettings.passwordMin)}
        {...field('newPassword', { deps: 'confirm' })}
      />
      <ConfirmPasswordField label={words.confirm} {...field('confirm')} />
      {refusal && <FormMessage tone="wrong">{refusal}</FormMessage>}
      {reset.isSuccess && <FormMessage tone="good">{reset.data.message}</FormMessage>}
      <Button
        type="submit"
        variant="primary"
        wide
        busy={isPending}
        disabledReason={reset.isSuccess ? words.leading : null}
      >
        {words.submit}
      </Button>
    </form>
  )
}
