import { useForm } from 'react-hook-form'
import { login } from '#contract/auth.ts'
import { sentenceOf } from '../api/api-error.ts'
import { resolverOf } from '../api/form.ts'
import { auth } from '../messages/en/auth.ts'
import { Button } from '../ui/Button.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { toast } from '../ui/toast.ts'
import { useLogin } from './use-login.ts'

const resolver = resolverOf(login.body)

export function SignInForm() {
  const words = auth.signIn
  const { register, handleSubmit, formState } = useForm({
    resolver,
    defaultValues: { username: '', password: '' },
  })
  const logIn = useLogin()
  const { errors } = formState

  const submit = handleSubmit((body) =>
    logIn.mutate(body, {
      onError: (error) =>
        toast({
          title: words.failed,
          description: sentenceOf(error, auth.noAnswer),
          tone: 'danger',
        }),
    }),
  )

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
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
        required
        error={errors.password?.message}
        autoComplete="current-password"
        {...register('password')}
      />
      <Button type="submit" variant="primary" wide busy={logIn.isPending}>
        {words.submit}
      </Button>
    </form>
  )
}
