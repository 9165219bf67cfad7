import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#contract/paths.ts'
import { settings } from '#contract/settings.ts'
import { auth } from '#contract/words/en/auth.ts'
import { changeUser } from '../../kit/api/current-user.ts'
import { useLinkToken } from '../../kit/api/link-token.ts'
import { buttonClass } from '../../kit/ui/button-class.ts'
import { Card } from '../../kit/ui/Card.tsx'
import { Link } from '../../kit/ui/Link.tsx'
import { FormMessage } from '../../things/auth/FormMessage.tsx'
import { ResetPasswordForm } from '../../things/auth/ResetPasswordForm.tsx'
import { AppShell } from '../../things/shell/AppShell.tsx'

/** The page of a reset link (S1 §2). The token stays behind the `#`; no page is told where its reader came from. */
export default function ResetPasswordPage() {
  const words = auth.reset
  const token = useLinkToken()
  const [isDone, setDone] = useState(false)
  const navigate = useNavigate()

  useEffect(() => {
    if (!isDone) return
    // All sessions have ended with the reset, this browser's too.
    changeUser(null)
    const timer = setTimeout(() => navigate(paths.auth), settings.redirect.afterResetMs)
    return () => clearTimeout(timer)
  }, [isDone, navigate])

  return (
    <AppShell title={auth.title.reset} width="form">
      <Card className="flex flex-col gap-6 p-4 sm:p-8">
        <h1 className="text-3xl">{words.heading}</h1>
        {token ? (
          <ResetPasswordForm token={token} onDone={() => setDone(true)} />
        ) : (
          <FormMessage tone="wrong">{words.invalidLink}</FormMessage>
        )}
        <Link to={paths.auth} className={buttonClass()}>
          {words.back}
        </Link>
      </Card>
    </AppShell>
  )
}
