import { useMutation } from '@tanstack/react-query'
import type { SentBodyOf } from '#contract/endpoint.ts'
import { forgotPassword } from '#contract/login.ts'
import { auth } from '#contract/words/en/auth.ts'
import { call } from '../../kit/api/call.ts'
import { useEndpointForm } from '../../kit/api/use-endpoint-form.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { UsernameField } from '../../kit/ui/PersonFields.tsx'
import { FormMessage } from './FormMessage.tsx'

/** Asks for a link to choose a new password. */
export function ForgotForm() {
  const words = auth.forgot
  const ask = useMutation({
    mutationFn: (body: SentBodyOf<typeof forgotPassword>) => call(forgotPassword, { body }),
  })
  const { field, submit, isPending, refusal } = useEndpointForm(forgotPassword.body, {
    values: { email: '' },
    send: ask,
    failed: words.failed,
  })
  const { error, ...email } = field('email', { onChange: () => ask.reset() })

  return (
    <form
      onSubmit={submit}
      noValidate
      className="flex flex-col gap-4 rounded-md border border-line bg-sunken p-4"
    >
      <p className="text-muted">{words.text}</p>
      <UsernameField label={words.email} error={error ?? refusal ?? undefined} {...email} />
      <Button type="submit" busy={isPending}>
        {words.submit}
      </Button>
      {ask.isSuccess && (
        <FormMessage tone="good">
          {ask.variables.email.includes('@') ? words.sent : words.sentToUsername}
        </FormMessage>
      )}
    </form>
  )
}
