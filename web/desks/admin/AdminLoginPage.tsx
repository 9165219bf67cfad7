import { ArrowLeft } from 'lucide-react'
import { Navigate } from 'react-router'
import { paths } from '#contract/paths.ts'
import { auth } from '#contract/words/en/auth.ts'
import { fields } from '#contract/words/en/fields.ts'
import { ApiError } from '../../kit/api/api-error.ts'
import { Card } from '../../kit/ui/Card.tsx'
import { barLinkClass } from '../../kit/ui/link-class.ts'
import { LoginForm } from '../../things/auth/LoginForm.tsx'
import { useUser } from '../../things/auth/use-user.ts'
import { AppShell } from '../../things/shell/AppShell.tsx'

/** The admin's own door (S1 §2): everybody else is refused here without being signed in (rules C21). */
export default function AdminLoginPage() {
  const words = auth.admin
  const { data: user } = useUser()

  if (user?.userType === 'admin') return <Navigate to={paths.home('admin')} replace />

  return (
    <AppShell title={auth.title.admin} width="form">
      <a href={paths.landing} className={`${barLinkClass} -mx-3 mb-2`}>
        <ArrowLeft className="size-5" aria-hidden="true" />
        {words.back}
      </a>
      <Card className="border-t-8 border-t-plate p-4 sm:p-8">
        <h1 className="text-3xl">{words.heading}</h1>
        <p className="mb-6 text-muted">{words.text}</p>
        <LoginForm
          portal="admin"
          username={fields.username}
          titleOf={(error) =>
            error instanceof ApiError && error.problem?.code === 'admin_required'
              ? words.denied
              : auth.signIn.failed
          }
        />
      </Card>
    </AppShell>
  )
}
