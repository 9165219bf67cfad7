import { login } from '#contract/auth.ts'
import { auth } from '#contract/words/en/auth.ts'
import { sentenceOf } from '../../kit/api/api-error.ts'
import { useEndpointForm } from '../../kit/api/use-endpoint-form.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { FormError } from '../../kit/ui/FormError.tsx'
import { PasswordField } from '../../kit/ui/PasswordField.tsx'
import { UsernameField } from '../../kit/ui/PersonFields.tsx'
import { toast } from '../../kit/ui/toast.ts'
import { useLogin } from './use-login.ts'

/** Signs somebody in: everybody, or through the admin's own door only admins. */
export function LoginForm({
  portal,
  username,
  titleOf,
}: {
  portal?: 'admin'
  /** What is asked for beside the password. */
  username: string
  /** The title above the server's sentence. */
  titleOf: (error: Error) => string
}) {
  const { field, submit, isPending, refusal } = useEndpointForm(login.body, {
    values: { username: '', password: '' },
    bodyOf: (values) => ({ ...values, portal }),
    send: useLogin(),
    // Here it stays when the toast is gone.
    failed: auth.noAnswer,
    onRefused: (error) =>
      toast({
        title: titleOf(error),
        description: sentenceOf(error, auth.noAnswer),
        tone: 'danger',
      }),
  })
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <UsernameField label={username} {...field('username')} />
      <PasswordField
        label={auth.signIn.password}
        required
        autoComplete="current-password"
        {...field('password')}
      />
      <FormError error={refusal} />
      <Button type="submit" variant="primary" wide busy={isPending}>
        {auth.signIn.submit}
      </Button>
    </form>
  )
}
