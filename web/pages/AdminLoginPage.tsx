import { ArrowLeft } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { Navigate } from 'react-router'
import { login } from '#contract/auth.ts'
import { ApiError, sentenceOf } from '../api/api-error.ts'
import { resolverOf } from '../api/form.ts'
import { useLogin } from '../auth/use-login.ts'
import { useUser } from '../auth/use-user.ts'
import { auth } from '../messages/en/auth.ts'
import { paths } from '../paths.ts'
import { AppShell } from '../shell/AppShell.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { barLinkClass } from '../ui/link-class.ts'
import { PasswordField } from '../ui/PasswordField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { toast } from '../ui/toast.ts'

const resolver = resolverOf(login.body)

/** The admin's own door (S1 §2): everybody else is refused here without being signed in (rules C21). */
export default function AdminLoginPage() {
  const words = auth.admin
  const { data: user } = useUser()
  const logIn = useLogin()
  const { register, handleSubmit, formState } = useForm({
    resolver,
    defaultValues: { username: '', password: '' },
  })
  const { errors } = formState

  if (user?.userType === 'admin') return <Navigate to={paths.home('admin')} replace />

  function refuse(error: unknown) {
    const isNoAdmin = error instanceof ApiError && error.problem?.code === 'admin_required'
    toast({
      title: isNoAdmin ? words.denied : words.failed,
      description: sentenceOf(error, auth.noAnswer),
      tone: 'danger',
    })
  }
  const submit = handleSubmit((body) =>
    logIn.mutate({ ...body, portal: 'admin' }, { onError: refuse }),
  )

  return (
    <AppShell title={auth.title.admin} width="form">
      <a href={paths.landing} className={`${barLinkClass} -mx-3 mb-2`}>
        <ArrowLeft className="size-5" aria-hidden="true" />
        {words.back}
      </a>
      <Card className="border-t-8 border-t-plate p-4 sm:p-8">
        <h1 className="text-3xl">{words.heading}</h1>
        <p className="mb-6 text-muted">{words.text}</p>
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
      </Card>
    </AppShell>
  )
}
