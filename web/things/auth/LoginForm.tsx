import { useState } from 'react'
import { login } from '#contract/login.ts'
import { auth } from '#contract/words/en/auth.ts'
import { security } from '#contract/words/en/security.ts'
import { codeOf, fieldErrorsOf, sentenceOf } from '../../kit/api/api-error.ts'
import { useEndpointForm } from '../../kit/api/use-endpoint-form.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { FormError } from '../../kit/ui/FormError.tsx'
import { PasswordField } from '../../kit/ui/PasswordField.tsx'
import { UsernameField } from '../../kit/ui/PersonFields.tsx'
import { TextField } from '../../kit/ui/TextField.tsx'
import { toast } from '../../kit/ui/toast.ts'
import { PasskeySignIn } from './factors/PasskeySignIn.tsx'
import { useLogin } from './use-login.ts'

/** Signs somebody in: everybody, or through the admin's own door only admins. A second factor is asked for after the password. */
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
  const [needs, setNeeds] = useState<'password' | 'code' | 'passkey'>('password')
  const form = useEndpointForm(login.body, {
    values: { username: '', password: '', code: '' },
    bodyOf: ({ code, ...values }) => ({ ...values, portal, ...(code && { code }) }),
    send: useLogin(),
    // Here it stays when the toast is gone.
    failed: auth.noAnswer,
    lost: auth.noAnswer,
    onRefused(error) {
      if (codeOf(error) === 'second_factor_needed') {
        // It is a question, not a fault; nothing typed in answer is one.
        if (needs === 'password') form.clearErrors('code')
        return setNeeds('code' in fieldErrorsOf(error) ? 'code' : 'passkey')
      }
      toast({
        title: titleOf(error),
        description: sentenceOf(error, auth.noAnswer),
        tone: 'danger',
      })
    },
  })
  const { field, submit, isPending, refusal } = form
  const words = security.signIn

  if (needs === 'password')
    return (
      <div className="flex flex-col gap-4">
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
        <PasskeySignIn portal={portal} />
      </div>
    )
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <h2 className="text-xl">{words.heading}</h2>
      {needs === 'code' && (
        <>
          <TextField
            label={words.code}
            hint={words.codeHint}
            required
            autoFocus
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            {...field('code')}
          />
          <FormError error={refusal} />
          <Button type="submit" variant="primary" wide busy={isPending}>
            {words.submit}
          </Button>
        </>
      )}
      <PasskeySignIn portal={portal} />
      <Button
        variant="ghost"
        className="self-center"
        onClick={() => {
          form.setValue('code', '')
          setNeeds('password')
        }}
      >
        {words.back}
      </Button>
    </form>
  )
}
